import { describe } from 'vitest'
import { auditThroughShop } from '#tests/support/kills/books.ts'
import { openKillWorld } from '#tests/support/kills/kill-world.ts'
import { proveKills } from '#tests/support/kills/prove-kills.ts'
import { scenariosOfGroups } from '#tests/support/kills/scenarios.ts'

/**
 * What the shop does is one SQL for both engines, and is proven on PostgreSQL; here the embedded
 * engine proves that its own files outlive a kill in the middle of each kind of work.
 */
describe('killed on the embedded database', () => {
  proveKills({
    openWorld: () => openKillWorld(),
    audit: auditThroughShop,
    scenarios: scenariosOfGroups(),
  })
})

import { describe } from 'vitest'
import { auditThroughShop } from '#tests/support/kills/books.ts'
import { openKillWorld } from '#tests/support/kills/kill-world.ts'
import { proveKills } from '#tests/support/kills/prove-kills.ts'

describe('killed on the embedded database', () => {
  proveKills({ openWorld: () => openKillWorld(), audit: auditThroughShop })
})

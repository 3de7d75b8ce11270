import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crashPoints } from '#flows/shared/crash-points.ts'
import { auditByCommand } from '#tests/support/kills/books.ts'
import { openKillWorld } from '#tests/support/kills/kill-world.ts'
import { proveKills } from '#tests/support/kills/prove-kills.ts'
import { scenarios } from '#tests/support/kills/scenarios.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

describe('killed on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>

  beforeAll(async () => {
    database = await openTestPostgres(2)
  })
  afterAll(async () => {
    await database.close()
  })

  test('every crash point is among those that are died at', () => {
    const died = new Set(scenarios.map(({ crashAt }) => crashAt.split('#')[0]))
    expect([...died].sort()).toEqual([...crashPoints].sort())
  })

  proveKills({
    scenarios,
    openWorld: () => openKillWorld({ DATABASE_URL: database.url }),
    audit: auditByCommand,
  })
})

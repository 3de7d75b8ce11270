import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#domain/ledger/audit.ts'
import { attacks, openBooks, run, shadowAttacks } from '#tests/postgres/ledger-attacks.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const { db, close } = await openTestPostgres(2)
beforeAll(() => db.transaction().execute(openBooks))
afterAll(close)

test.each([...attacks, ...shadowAttacks])(
  'PostgreSQL refuses to $name',
  async ({ constraint, statements }) => {
    const attempt = db.transaction().execute((tx) => run(tx, statements))
    await expect(attempt).rejects.toMatchObject({ constraint })
  },
)

test('after all attacks the books are as they were', async () => {
  const { findings, transferCount } = await auditLedger(db)
  expect({ findings, transferCount }).toEqual({ findings: [], transferCount: 1 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '#domain/ledger/audit.ts'
import { attacks, openBooks, run, shadowAttacks } from '#tests/postgres/ledger-attacks.ts'
import { openTestEmbedded } from '#tests/support/database.ts'

const { db, close } = await openTestEmbedded()
beforeAll(() => db.transaction().execute(openBooks))
afterAll(close)

test.each([...attacks, ...shadowAttacks])(
  'the embedded database refuses to $name',
  async ({ constraint, statements }) => {
    const attempt = db.transaction().execute((tx) => run(tx, statements))
    await expect(attempt).rejects.toMatchObject({ constraint })
  },
)

test('after all attacks the books are as they were', async () => {
  expect(await auditLedger(db)).toEqual({
    findings: [],
    totals: [
      { kind: 'order', currency: 'EUR', cents: 50_00, accountCount: 1 },
      { kind: 'pspClearing', currency: 'EUR', cents: -50_00, accountCount: 1 },
    ],
    transferCount: 1,
  })
})

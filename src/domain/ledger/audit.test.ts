import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { post } from '#domain/ledger/post.ts'
import { newId } from '#kernel/ids.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const card = cardAccount(newId('crd'), 'EUR')

beforeEach(async () => {
  await db.transaction().execute((tx) =>
    post(tx, {
      key: newId('trf'),
      kind: 'settle',
      entries: [
        { account: systemAccount('pspClearing', 'EUR'), cents: -10_00 },
        { account: card, cents: 10_00 },
      ],
    }),
  )
})

/** Books damaged behind the guards' back, as only the owner of the tables can; undone afterwards. */
async function auditDamagedBy(...statements: string[]) {
  class Undone extends Error {}
  let rules: string[] = []
  const attempt = db.transaction().execute(async (tx) => {
    for (const table of ['ledger_accounts', 'ledger_transfers', 'ledger_entries'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    rules = (await auditLedger(tx)).findings.map(({ rule }) => rule)
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return rules.toSorted()
}

test('right books give no finding', async () => {
  expect((await auditLedger(db)).findings).toEqual([])
})

test('a changed entry is found from every side', async () => {
  expect(
    await auditDamagedBy(`update ledger_entries set amount_cents = 1 where amount_cents > 0`),
  ).toEqual(
    expect.arrayContaining([
      'balance equals entries',
      'ledger sums to zero',
      'transfer sums to zero',
    ]),
  )
})

test('an edited balance is found', async () => {
  expect(
    await auditDamagedBy(`update ledger_accounts set balance_cents = 1 where is_bounded`),
  ).toEqual(['balance equals entries'])
})

test('a balance below zero is found even where it equals its entries', async () => {
  const rules = await auditDamagedBy(
    `alter table ledger_accounts drop constraint bounded_account_never_below_zero`,
    `update ledger_entries set amount_cents = -amount_cents`,
    `update ledger_accounts set balance_cents = -balance_cents where is_bounded`,
  )
  expect(rules).toEqual(['bounded account not below zero'])
})

test('a transfer without entries is found', async () => {
  expect(
    await auditDamagedBy(
      `insert into ledger_transfers (id, key, kind, currency) values ('t', 't', 'settle', 'EUR')`,
    ),
  ).toEqual(['transfer has entries'])
})

test('an account that is gone or in another currency is found', async () => {
  expect(await auditDamagedBy(`delete from ledger_accounts where not is_bounded`)).toContain(
    'entry has the currency of its account',
  )
  expect(
    await auditDamagedBy(`update ledger_accounts set currency = 'GBP' where not is_bounded`),
  ).toContain('entry has the currency of its account')
})

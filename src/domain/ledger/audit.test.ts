import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger, type LedgerAudit } from '#domain/ledger/audit.ts'
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
async function auditDamagedBy(...statements: string[]): Promise<string[]> {
  return (await auditOf(...statements)).findings.map(({ rule }) => rule).toSorted()
}

async function auditOf(...statements: string[]): Promise<LedgerAudit> {
  class Undone extends Error {}
  let audit: LedgerAudit = { findings: [], totals: [], transferCount: 0 }
  const attempt = db.transaction().execute(async (tx) => {
    for (const table of ['ledger_accounts', 'ledger_transfers', 'ledger_entries'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    audit = await auditLedger(tx)
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return audit
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
  expect(rules).toEqual(['bounded account not below its floor'])
})

test('a transfer without entries is found', async () => {
  expect(
    await auditDamagedBy(
      `insert into ledger_transfers (id, key, kind, currency) values ('t', 't', 'settle', 'EUR')`,
    ),
  ).toEqual(['transfer has entries'])
})

test('entries whose transfer is gone are found', async () => {
  expect(await auditDamagedBy(`delete from ledger_transfers`)).toContain(
    'entry has the currency of its account',
  )
})

test('an account that is gone or in another currency is found', async () => {
  expect(await auditDamagedBy(`delete from ledger_accounts where not is_bounded`)).toContain(
    'entry has the currency of its account',
  )
  expect(
    await auditDamagedBy(
      `alter table ledger_accounts drop constraint account_id_names_its_kind`,
      `update ledger_accounts set currency = 'GBP' where not is_bounded`,
    ),
  ).toContain('entry has the currency of its account')
})

test('a finding says whose it is and how many cents are too many or too few', async () => {
  const { findings } = await auditOf(
    `delete from ledger_entries where transfer_id <> (select max(id) from ledger_transfers)`,
    `delete from ledger_transfers where id <> (select max(id) from ledger_transfers)`,
    `update ledger_accounts set balance_cents = 1000 where id = '${card.id}'`,
    `update ledger_entries set amount_cents = 1234 where amount_cents > 0`,
  )
  const [{ id: transferId }] = (await sql<{
    id: string
  }>`select max(id) as id from ledger_transfers`
    .execute(db)
    .then(({ rows }) => rows)) as [{ id: string }]
  expect(findings).toEqual([
    { rule: 'ledger sums to zero', subject: 'EUR', cents: 2_34 },
    { rule: 'transfer sums to zero', subject: transferId, cents: 2_34 },
    { rule: 'balance equals entries', subject: card.id, cents: -2_34 },
  ])
})

test('what accounts hold together is told by kind and currency, also where the account is gone', async () => {
  const { count } = await db
    .selectFrom('ledger_transfers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const cents = count * 10_00
  expect(await auditLedger(db)).toMatchObject({
    transferCount: count,
    totals: [
      { kind: 'card', currency: 'EUR', cents, accountCount: 1 },
      { kind: 'pspClearing', currency: 'EUR', cents: -cents, accountCount: 1 },
    ],
  })
  const { totals, findings } = await auditOf(`delete from ledger_accounts where not is_bounded`)
  expect(findings).toContainEqual({
    rule: 'entry has the currency of its account',
    subject: 'system:pspClearing:EUR',
    cents: -10_00,
  })
  expect(totals).toContainEqual({
    kind: 'unknown',
    currency: 'EUR',
    cents: -cents,
    accountCount: 1,
  })
})

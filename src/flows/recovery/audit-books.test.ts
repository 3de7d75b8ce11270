import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#server/commands/commands.ts'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { auditBooks } from './audit-books.ts'

const database = await openTestDatabase()
const { db, readBehind } = database
const { shop } = await openAuditedShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const deps = { db, readBehind, vault: shop.deps.vault }
const asOwner = <T>(work: (owner: typeof db) => Promise<T>) => work(db)
const audit = (isAll = false) => auditBooks({ ...deps, asOwner }, { isAll })

/** Makes all that was written so far of yesterday, as only the owner of the tables can. */
const age = async () => {
  await sql`alter table ledger_transfers disable trigger user`.execute(db)
  await sql`update ledger_transfers set created_at = created_at - interval '1 day'`.execute(db)
  await sql`alter table ledger_transfers enable trigger user`.execute(db)
}

const change = async (statement: string) => {
  await sql`alter table ledger_accounts disable trigger user`.execute(db)
  await sql.raw(statement).execute(db)
  await sql`alter table ledger_accounts enable trigger user`.execute(db)
}

test('without the owner each audit reads everything and marks nothing', async () => {
  for (const _ of [1, 2])
    expect(await auditBooks(deps, { isAll: false })).toMatchObject({
      findings: [],
      since: undefined,
    })
  expect(await db.selectFrom('ledger_audits').selectAll().execute()).toEqual([])
})

test('with the owner the first audit reads everything, the next what was written since', async () => {
  const { transferCount } = await audit()
  await age()
  await shop.sell()
  const next = await audit()
  expect(next).toMatchObject({ findings: [], since: expect.any(Date) })
  expect(next.transferCount).toBeLessThan(transferCount)
  expect(await audit(true)).toMatchObject({ findings: [], since: undefined })
})

test('an audit of what moved says what it did not ask, and vouches for none of that', async () => {
  expect((await audit(true)).notAsked).toEqual([])
  const command = { ...commandContext({ db, clock: shop.deps.clock }), vault: shop.deps.vault }
  const { lines } = await runCommand({ ...command, asOwner }, ['audit-ledger'])
  expect((await audit()).notAsked).toContain('no amount without an owner')
  expect(lines.at(-1)).toContain('no amount without an owner')
  await sql`update ledger_audits set audited_until = audited_until - interval '8 days' where is_whole`.execute(
    db,
  )
  // Everything is due, whatever was found right about what moved since.
  expect(await audit()).toMatchObject({ findings: [], since: undefined, notAsked: [] })
  expect((await audit()).since).toEqual(expect.any(Date))
})

test('a mark in the future counts as none', async () => {
  await db.deleteFrom('ledger_audits').execute()
  await db
    .insertInto('ledger_audits')
    .values({ id: 'aud_x', audited_until: new Date('2999-01-01') })
    .execute()
  expect((await audit()).since).toBeUndefined()
})

test('a fault is found again until it is right: no mark is set beyond it', async () => {
  await age()
  const { orderId } = await shop
    .sell()
    .then(({ paymentId }) =>
      db
        .selectFrom('payments')
        .select('order_id as orderId')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow(),
    )
  const account = `order:${orderId}`
  await change(`update ledger_accounts set balance_cents = 1 where id = '${account}'`)
  for (const isAll of [false, false, true])
    expect((await audit(isAll)).findings).toContainEqual({
      rule: 'balance equals entries',
      subject: account,
      cents: 1,
    })
  await change(`update ledger_accounts set balance_cents = 0 where id = '${account}'`)
  expect((await audit()).findings).toEqual([])
})

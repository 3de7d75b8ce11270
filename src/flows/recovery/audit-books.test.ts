import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { post } from '#domain/ledger/post.ts'
import { newId } from '#kernel/ids.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { auditBooks } from './audit-books.ts'

const database = await openTestDatabase()
const { db, readBehind } = database
afterAll(() => database.close())

const audit = (isAll = false) => auditBooks({ db, readBehind }, { isAll })

const move = (cents: number, card = cardAccount(newId('crd'), 'EUR')) =>
  db.transaction().execute((tx) =>
    post(tx, {
      key: newId('trf'),
      kind: 'settle',
      entries: [
        { account: systemAccount('pspClearing', 'EUR'), cents: -cents },
        { account: card, cents },
      ],
    }),
  )

/** As if all that was written so far were of yesterday, as only the owner of the tables can. */
const age = async () => {
  await sql`alter table ledger_transfers disable trigger user`.execute(db)
  await sql`update ledger_transfers set created_at = created_at - interval '1 day'`.execute(db)
  await sql`alter table ledger_transfers enable trigger user`.execute(db)
}

test('the first audit reads everything, the next what was written since', async () => {
  await move(10_00)
  await move(20_00)
  expect(await audit()).toMatchObject({ findings: [], transferCount: 2, since: undefined })
  await age()
  await move(30_00)
  expect(await audit()).toMatchObject({ findings: [], transferCount: 1, since: expect.any(Date) })
  expect(await audit(true)).toMatchObject({ findings: [], transferCount: 3, since: undefined })
})

test('an account that moved is counted from its first entry', async () => {
  const card = cardAccount(newId('crd'), 'EUR')
  await move(10_00, card)
  await age()
  await move(5_00, card)
  expect((await audit()).findings).toEqual([])
})

test('what is wrong is found, and found again until it is right: no mark is set beyond it', async () => {
  await age()
  await move(40_00)
  await sql`alter table ledger_accounts disable trigger user`.execute(db)
  await sql`update ledger_accounts set balance_cents = balance_cents + 1 where balance_cents = 4000`.execute(
    db,
  )
  for (const isAll of [false, false, true])
    expect((await audit(isAll)).findings).toMatchObject([
      { rule: 'balance equals entries', cents: 1 },
    ])
  await sql`update ledger_accounts set balance_cents = balance_cents - 1 where balance_cents = 4001`.execute(
    db,
  )
  expect((await audit()).findings).toEqual([])
})

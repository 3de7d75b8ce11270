import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import {
  choiceProducts,
  type HeldCard,
  issueCard,
  payPartWith,
} from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { auditCards } from './audit-cards.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

let card: HeldCard
let paying: HeldCard
beforeAll(async () => {
  card = await issueCard(shop)
  paying = await issueCard(shop)
  await payPartWith(shop, [paying])
})

/** Data damaged behind the guards' back, as only the owner of the tables can; undone afterwards. */
async function foundAfter(statement: string, since?: Date) {
  class Undone extends Error {}
  let found: object[] = []
  const attempt = db.transaction().execute(async (tx) => {
    for (const table of ['ledger_entries', 'ledger_transfers', 'cards', 'card_units', 'holds'])
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
    await sql.raw(statement).execute(tx)
    found = [...(await auditCards(tx, { since }))]
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return found
}

test('of right cards nothing is found, whole and while one pays', async () => {
  expect(await auditCards(db)).toEqual([])
})

test('a card that says another amount than its unit is named', async () => {
  const found = await foundAfter(`update cards set amount_cents = 2600 where id = '${card.id}'`)
  expect(found).toEqual([{ rule: 'card has its unit’s amount', subject: card.id, cents: 1_00 }])
})

test('value that was doubled is named', async () => {
  const doubled = `update ledger_entries set amount_cents = 5000 where account_id = 'card:${card.id}'`
  const finding = { rule: 'card holds no more than it got', subject: card.id, cents: 25_00 }
  expect(await foundAfter(doubled)).toEqual([finding])
  // Only what moved since is read.
  expect(await foundAfter(doubled, new Date('2020-01-01'))).toEqual([finding])
  expect(await foundAfter(doubled, new Date('2999-01-01'))).toEqual([])
})

test.each(['spent', 'withdrawn'])('a card that is %s and holds value is named', async (state) => {
  const found = await foundAfter(`update cards set state = '${state}' where id = '${card.id}'`)
  expect(found).toEqual([
    { rule: 'card that pays nothing is empty', subject: card.id, cents: 25_00 },
  ])
})

test.each(['withdrawn', 'replaced'])(
  'a card whose unit is %s and that holds value is named, held or not',
  async (state) => {
    const rule = 'card of what went back is empty'
    for (const { id } of [card, paying])
      expect(
        await foundAfter(`update card_units set state = '${state}' from cards
        where cards.order_unit_id = card_units.id and cards.id = '${id}'`),
      ).toEqual([{ rule, subject: id, cents: 25_00 }])
  },
)

test('a hold that ended without its value going anywhere is named, and one without any value', async () => {
  const [{ id }] = (await db
    .selectFrom('holds')
    .select('id')
    .where('card_id', '=', paying.id)
    .execute()) as [{ id: string }]
  const rule = 'held value stands on its hold'
  const subject = `hold:${id}`
  expect(
    await foundAfter(`update holds set state = 'released', ended_at = now() where id = '${id}'`),
  ).toEqual([{ rule, subject, cents: 25_00 }])
  expect(await foundAfter(`update holds set amount_cents = 2600 where id = '${id}'`)).toEqual([
    { rule: 'card holds no more than it got', subject: paying.id, cents: 1_00 },
    { rule, subject, cents: -1_00 },
  ])
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadCards } from '#domain/cards/load-cards.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { CardPin } from './code.ts'
import { erasePins } from './erase-pins.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

const { deps } = shop
const { db } = database

async function look({ id, pin }: HeldCard) {
  const [card] = await loadCards(db, { cardIds: [id] })
  if (card === undefined) throw new Error('The card is there.')
  return {
    shown: deps.vault.open(id, card.sealed).pin?.reveal(),
    isRight: deps.vault.isPinOf(id, card.sealed, new CardPin(pin)),
  }
}
const erase = (day: string) =>
  db.transaction().execute((tx) => erasePins(tx, new Date(`${day}T12:00:00Z`)))

test('a pin is kept until its card is expired for a while, or withdrawn; it can be checked for ever', async () => {
  const valid = await issueCard(shop)
  const expired = await issueCard(shop, { productId: 'geen-keuze' })
  const withdrawn = await issueCard(shop)
  await sql`update cards set valid_until = '2026-11-30' where id = ${expired.id}`.execute(db)
  await sql`update cards set state = 'withdrawn' where id = ${withdrawn.id}`.execute(db)

  await erase('2027-02-28')
  expect(await look(expired)).toEqual({ shown: expired.pin, isRight: true })
  await erase('2027-03-01')
  expect(await look(expired)).toEqual({ shown: undefined, isRight: true })
  expect(await look(withdrawn)).toEqual({ shown: undefined, isRight: true })
  expect(await look(valid)).toEqual({ shown: valid.pin, isRight: true })
})

test('that of a card of our own is kept as long as what is left on it can be saved, or value may come back to it', async () => {
  const card = await issueCard(shop)
  await sql`update cards set valid_until = '2026-11-30' where id = ${card.id}`.execute(db)
  await erase('2032-01-01')
  expect((await look(card)).shown).toBe(card.pin)
  await sql`update cards set state = 'spent' where id = ${card.id}`.execute(db)
  await erase('2031-11-30')
  expect((await look(card)).shown).toBe(card.pin)
  await erase('2031-12-01')
  expect(await look(card)).toEqual({ shown: undefined, isRight: true })
})

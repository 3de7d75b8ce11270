import { afterAll, expect, test } from 'vitest'
import type { CardId, CardUnitId, DeliveryId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, issueCard } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { askReminders } from './ask-reminders.ts'
import { moveReminders } from './move-reminders.ts'
import { reminderDueAt } from './reminder.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

type Held = { cardId: CardId; unitId: CardUnitId; deliveryId: DeliveryId; until: string }

/** A card, and the gift that it came with. */
async function hold(): Promise<Held> {
  const { id: cardId } = await issueCard(shop)
  const { unitId, deliveryId, until } = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .select(['card_units.id as unitId', 'delivery_id as deliveryId', 'valid_until as until'])
    .where('cards.id', '=', cardId)
    .executeTakeFirstOrThrow()
  return { cardId, unitId, deliveryId: deliveryId as DeliveryId, until }
}

const plan = (validUntil: string, ...days: readonly number[]) =>
  days.map((daysBefore) => ({
    ...{ validUntil, daysBefore, dueAt: reminderDueAt(validUntil, daysBefore) },
  }))

/** Whoever has the link of the gift, or of this card alone, asks to be told so many days before its last one. */
const ask = ({ deliveryId, until }: Held, unitId: CardUnitId | '', ...days: readonly number[]) =>
  db.transaction().execute((tx) =>
    askReminders(tx, {
      ...{ gift: { deliveryId, unitId }, email: 'sanne@post.example', language: 'nl' },
      ...{ planned: plan(until, ...days), now: shop.now },
    }),
  )

const move = ({ cardId, until: from }: Held, until: string, now = shop.now) =>
  db.transaction().execute((tx) => moveReminders(tx, { cardId, from, until, now }))

const told = async ({ deliveryId }: Held) => {
  const rows = await db
    .selectFrom('card_reminders')
    .select(['card_unit_id as unitId', 'valid_until as until', 'days_before as days', 'email'])
    .where('delivery_id', '=', deliveryId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .execute()
  return rows.map(({ unitId, until, days, email }) =>
    [`${days} before ${until} to ${email}`, ...(unitId === '' ? [] : [unitId])].join(' for '),
  )
}

test('whoever asked is told before the new last day, as often as they asked; what stands for other cards of the gift stays', async () => {
  const card = await hold()
  await ask(card, '', 30, 7)
  await move(card, '2029-11-30')
  expect(await told(card)).toEqual([
    ...[30, 7].map((days) => `${days} before ${card.until} to sanne@post.example`),
    ...[30, 7].map((days) => `${days} before 2029-11-30 to sanne@post.example`),
  ])
  // Again changes nothing.
  await move(card, '2029-11-30')
  expect(await told(card)).toHaveLength(4)
})

test('whoever has the page of this card alone is told of this card alone', async () => {
  const card = await hold()
  await ask(card, card.unitId, 90)
  await move(card, '2029-11-30')
  expect(await told(card)).toContain(
    `90 before 2029-11-30 to sanne@post.example for ${card.unitId}`,
  )
  const other = await hold()
  await ask(other, 'unt_elsewhere' as CardUnitId, 90)
  await move(other, '2029-11-30')
  expect(await told(other)).toHaveLength(1)
})

test('is told of a day that comes; nobody asked for one that is over', async () => {
  const card = await hold()
  await ask(card, '', 90, 7)
  // 20 days before the new last day only the last of them can still go.
  await move(card, '2029-11-30', new Date('2029-11-10T12:00:00Z'))
  expect(await told(card)).toEqual([
    ...[90, 7].map((days) => `${days} before ${card.until} to sanne@post.example`),
    '7 before 2029-11-30 to sanne@post.example',
  ])
})

test('once all of them went the shop has no address any more, and tells nobody', async () => {
  const card = await hold()
  await ask(card, '', 30)
  await db
    .updateTable('card_reminders')
    .set({ ended_at: shop.now, email: '' })
    .where('delivery_id', '=', card.deliveryId)
    .execute()
  await move(card, '2029-11-30')
  expect(await told(card)).toEqual([])
  // Of two, the one that is still to come knows it.
  const other = await hold()
  await ask(other, '', 30, 7)
  await db
    .updateTable('card_reminders')
    .set({ ended_at: shop.now, email: '' })
    .where('delivery_id', '=', other.deliveryId)
    .where('days_before', '=', 30)
    .execute()
  await move(other, '2029-11-30')
  expect(await told(other)).toEqual([
    `7 before ${other.until} to sanne@post.example`,
    ...[30, 7].map((days) => `${days} before 2029-11-30 to sanne@post.example`),
  ])
})

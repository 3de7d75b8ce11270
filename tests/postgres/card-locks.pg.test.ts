import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { issueCards } from '#flows/cards/issue-cards.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import type { CardId, CardUnitId, OrderId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, issueCard, payRestOf, presentCard } from '#tests/support/choice-cards.ts'
import { countStatements } from '#tests/support/count-statements.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

const database = await openTestPostgres(10)
const { db } = database
const shop = new OrderShop(database, choiceProducts)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

/** The issuer refuses cards of this amount for good, so they are paid back. */
const issuerRefuses = 88_00

/** A basket of a stranger, who pays with these cards and nothing else. */
async function payAllWith(cardIds: readonly CardId[]): Promise<string> {
  const visitorKey = await shop.fillBasket([{ productId: 'geen-keuze', amountCents: 10_00 }])
  for (const cardId of cardIds) await presentCard(shop, visitorKey, cardId)
  return payByCards(deps, {
    ...{ visitorKey, language: 'nl', shopperIp: undefined },
    earlyDelivery: { isAgreed: true, textVersion: 1 },
  })
}

/** Paid by this card as far as it reaches, and by the bank for the rest; nothing of it is made yet. */
async function orderWith(
  cardId: CardId,
  packages: readonly { productId: string; amountCents: number }[],
): Promise<OrderId> {
  // Ids go by the time: what is made later is locked later.
  shop.later(1000)
  const visitorKey = await shop.fillBasket(packages)
  await presentCard(shop, visitorKey, cardId)
  const { orderId, paymentId } = await payRestOf(shop, visitorKey)
  shop.provider.decide(paymentId, 'authorised')
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs('process-notification')
  return orderId
}

/**
 * Somebody else has this card at first, so that both wait for it, each with all that they hold by then. How many transactions were
 * given up for another: the database ends one of two that wait for each other, and it is done all over.
 */
async function whileLocked(cardId: CardId, ...works: readonly (() => Promise<unknown>)[]) {
  const { all } = await countStatements(async () => {
    const begun: Promise<unknown>[] = []
    let ended = 0
    await db.transaction().execute(async (tx) => {
      await sql`select from cards where id = ${cardId} for update`.execute(tx)
      for (const work of works) {
        begun.push(
          work().finally(() => {
            ended += 1
          }),
        )
        await eventually(`${begun.length} to wait for the card`, async () => {
          const { rows } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          `.execute(db)
          return rows.length + ended === begun.length ? true : undefined
        })
      }
    })
    await Promise.all(begun)
    expect(ended, 'waited for nothing').toBe(works.length)
  })
  return all.filter((text) => text === 'rollback').length
}

test('calling off an order locks the card that paid it and the card that it made in one step, as whoever pays with both', async () => {
  const paid = await issueCard(shop, { amountCents: 33_00 })
  const orderId = await orderWith(paid.id, [
    { productId: choiceCardId, amountCents: 25_00 },
    { productId: 'geen-keuze', amountCents: 20_00 },
  ])
  await shop.runJobs()
  const { unitId, cardId } = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'order_unit_id')
    .select([sql<CardUnitId>`card_units.id`.as('unitId'), sql<CardId>`cards.id`.as('cardId')])
    .where('card_units.order_id', '=', orderId)
    .where('cards.programme', 'is not', null)
    .executeTakeFirstOrThrow()
  const rollbacks = await whileLocked(
    paid.id,
    () => payAllWith([paid.id, cardId]),
    () =>
      refusalOf(
        refundCardsByHand(deps, { orderId, unitIds: [unitId], actor: 'Anna', reason: 'a mistake' }),
      ),
  )
  expect(rollbacks).toBe(0)
  const { state } = await db
    .selectFrom('cards')
    .select('state')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  expect(state).toBe('withdrawn')
})

test('what goes back of several orders at once goes to all of their cards in one step', async () => {
  const first = await issueCard(shop)
  shop.later(1000)
  const second = await issueCard(shop)
  const another = await issueCard(shop)
  // The order that is looked at first was paid by the card that is locked last.
  const orders = [
    await orderWith(second.id, [{ productId: 'geen-keuze', amountCents: issuerRefuses }]),
    await orderWith(first.id, [{ productId: 'geen-keuze', amountCents: issuerRefuses }]),
  ]
  // So that both pay a stranger too.
  await sql`update cards set state = 'active' where id in (${first.id}, ${second.id})`.execute(db)
  const rollbacks = await whileLocked(
    first.id,
    () => payAllWith([first.id, second.id, another.id]),
    () => issueCards(deps, orders),
  )
  expect(rollbacks).toBe(0)
  await shop.runJobs()
})

test('the books are right after all of this', async () => {
  expect((await auditLedger(db)).findings).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listHoldsOf } from '#domain/holds/find-holds.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { expireHolds, releaseForHolder } from '#flows/holds/hold-balance.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { CardId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import {
  choiceProducts,
  endLeases,
  issueCard,
  payPartWith,
  presentCard,
  reservedAgo,
  spendFrom,
} from '#tests/support/choice-cards.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const connections = 20
const database = await openTestPostgres(connections)
const { db } = database
const shop = new OrderShop(database, [...choiceProducts, buildProduct({ id: 'dinerbon' })])
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))

/** As many at once as there are connections. */
async function inLanes<Result>(count: number, work: () => Promise<Result>) {
  const perLane = count / connections
  const lanes = await times(connections, async () => {
    const outcomes: PromiseSettledResult<Result>[] = []
    for (let turn = 0; turn < perLane; turn += 1)
      outcomes.push(...(await Promise.allSettled([work()])))
    return outcomes
  })
  return lanes.flatMap((lane) => (lane.status === 'fulfilled' ? lane.value : lane))
}

/** Where the value of a card stands, in cents. */
async function whereIs(cardId: CardId) {
  const { rows } = await sql<{ card: number; held: number; paid: number }>`
    select (select balance_cents from ledger_accounts where id = 'card:' || ${cardId}::text)::int as card,
      coalesce(sum(amount_cents) filter (where state = 'held'), 0)::int as held,
      coalesce(sum(amount_cents) filter (where state = 'captured'), 0)::int as paid
    from holds where card_id = ${cardId}`.execute(db)
  return rows[0]
}

test('of twenty baskets that present one card at once and go to the bank, one gets it', async () => {
  const card = await issueCard(shop)
  const outcomes = await times(20, () => payPartWith(shop, [card]))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 3204 })
  expect(await whereIs(card.id)).toEqual({ card: 0, held: 25_00, paid: 0 })
})

test('two hundred baskets that pay with one card of 54.75 at once: five of 10.95 are paid, and not a cent is left or lacks', async () => {
  const card = await issueCard(shop, { amountCents: 55_00 })
  await spendFrom(shop, card, 25)
  const outcomes = await inLanes(200, async () => {
    const visitorKey = await shop.fillBasket([{ amountCents: 10_00 }])
    await presentCard(shop, visitorKey, card.id)
    return payByCards(deps, {
      ...{ visitorKey, language: 'nl', shopperIp: undefined },
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    })
  })
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 3204 })
  expect(await whereIs(card.id)).toEqual({ card: 0, held: 0, paid: 54_75 })
})

test('orders that reach for the same two cards in opposite order never wait for each other for ever', async () => {
  const cards = [await issueCard(shop), await issueCard(shop, { amountCents: 30_00 })]
  const outcomes = await times(10, async (index) => {
    const inTurn = index % 2 === 0 ? cards : cards.toReversed()
    const visitorKey = await shop.fillBasket([{ amountCents: 10_00 }])
    for (const { id } of inTurn) await presentCard(shop, visitorKey, id)
    return payByCards(deps, {
      visitorKey,
      language: 'nl',
      shopperIp: undefined,
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    })
  })
  // What two found on them at the same moment is not there for both: the button then says more.
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 3204 })
  const paid = outcomes.filter(({ status }) => status === 'fulfilled').length
  const stands = await Promise.all(cards.map(({ id }) => whereIs(id)))
  expect(stands.map((at) => at?.held)).toEqual([0, 0])
  expect(sum(stands.map((at) => at?.paid ?? 0))).toBe(paid * 10_95)
})

test('a hold that ends and pays at the same moment does one of them', async () => {
  for (let round = 0; round < 3; round += 1) {
    const card = await issueCard(shop)
    const { orderId, paymentId } = await payPartWith(shop, [card])
    await endLeases(shop, card)
    await reservedAgo(shop, card, 60)
    const [held] = await listHoldsOf(db, orderId)
    shop.provider.decide(paymentId, 'authorised')
    const outcomes = await times(12, async (index): Promise<unknown> => {
      if (index % 3 === 0) return expireHolds(deps)
      if (index % 3 === 1)
        return releaseForHolder(deps, { cardId: card.id, holdId: held?.id ?? '' })
      await receiveNotifications(deps, [shop.provider.newsOf(paymentId)])
      return shop.runJobs('process-notification')
    })
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    // Nobody else wanted it, so the order is paid by it, whatever came first.
    expect(await whereIs(card.id)).toEqual({ card: 0, held: 0, paid: 25_00 })
  }
})

test('a process that dies after it took value strands nothing', async () => {
  const card = await issueCard(shop)
  const { id } = card
  await db.transaction().execute(async (tx) => {
    // It has written its hold, and waits to move the value.
    await sql`select from ledger_accounts where id = ${`card:${id}`} for update`.execute(tx)
    const dying = payPartWith(shop, [card])
    dying.catch(() => {})
    await eventually('it to wait for the ledger', async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_entries%'
      `.execute(db)
      return rows.length === 1 ? true : undefined
    })
    await expect(dying).rejects.toThrow()
  })
  expect(await whereIs(id)).toEqual({ card: 25_00, held: 0, paid: 0 })
  // And one that dies after that was committed: nobody asks for it before its lease is over.
  await payPartWith(shop, [card])
  await endLeases(shop, card)
  await expireHolds(deps)
  expect(await whereIs(id)).toEqual({ card: 25_00, held: 0, paid: 0 })
  expect((await auditLedger(db)).findings).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addPayingCard } from '#domain/cart/paying-cards.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { expireHolds, payWithHolds, releaseHolds, takeHold } from '#flows/holds/hold-balance.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { type CardId, newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { choiceProducts, issueCard, placeOrder, spendFrom } from '#tests/support/choice-cards.ts'
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

const hold = (cardId: CardId, cents: number, leaseMs?: number) => {
  const owner = newId('ord')
  const lease = leaseMs === undefined ? {} : { leaseMs }
  return takeHold(deps, { cardId, owner, amount: euro(cents), ...lease })
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

test('of forty orders that reach for one card, as many get value as it has', async () => {
  const { id } = await issueCard(shop)
  const outcomes = await times(40, () => hold(id, 6_00))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await whereIs(id)).toEqual({ card: 1_00, held: 24_00, paid: 0 })
})

test('two hundred baskets that pay with one card of 54.75 at once: five of 10.95 are paid, and not a cent is left or lacks', async () => {
  const card = await issueCard(shop, { amountCents: 55_00 })
  await spendFrom(shop, card, 25)
  const asking = { language: 'nl', now: shop.now } as const
  const outcomes = await inLanes(200, async () => {
    const visitorKey = await shop.fillBasket([{ amountCents: 10_00 }])
    const adding = { ...asking, visitorKey, cardId: card.id }
    await inOneStatement(deps, (one) => addPayingCard(one, adding))
    return payByCards(deps, { visitorKey, language: 'nl', shopperIp: undefined })
  })
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 3204 })
  expect(await whereIs(card.id)).toEqual({ card: 0, held: 0, paid: 54_75 })
})

test('orders that reach for the same two cards in opposite order never wait for each other for ever', async () => {
  const cards = [(await issueCard(shop)).id, (await issueCard(shop)).id]
  const orders = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shop)))
  const outcomes = await times(orders.length, async (index) => {
    const owner = orders[index] as (typeof orders)[number]
    for (const cardId of index % 2 === 0 ? cards : cards.toReversed())
      await takeHold(deps, { cardId, owner, amount: euro(2_00) })
    return index % 3 === 0
      ? releaseHolds(deps, owner)
      : payWithHolds(deps, { owner, orderId: owner })
  })
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  for (const cardId of cards)
    expect(await whereIs(cardId)).toEqual({ card: 13_00, held: 0, paid: 12_00 })
})

test('a hold that ends and pays at the same moment does one of them', async () => {
  const { id } = await issueCard(shop)
  for (let round = 0; round < 5; round += 1) {
    const orderId = await placeOrder(shop)
    await takeHold(deps, { cardId: id, owner: orderId, amount: euro(3_00), leaseMs: 0 })
    const outcomes = await times(12, async (index): Promise<unknown> => {
      if (index % 3 === 0) return expireHolds(deps)
      if (index % 3 === 1) return releaseHolds(deps, orderId)
      return payWithHolds(deps, { owner: orderId, orderId })
    })
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const where = await whereIs(id)
    expect(where?.held).toBe(0)
    expect((where?.card ?? 0) + (where?.paid ?? 0)).toBe(25_00)
  }
})

test('a process that dies after it took value strands nothing', async () => {
  const { id } = await issueCard(shop)
  await db.transaction().execute(async (tx) => {
    // It has written its hold, and waits to move the value.
    await sql`select from ledger_accounts where id = ${`card:${id}`} for update`.execute(tx)
    const dying = hold(id, 10_00)
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
  await hold(id, 10_00, 0)
  await expireHolds(deps)
  expect(await whereIs(id)).toEqual({ card: 25_00, held: 0, paid: 0 })
  expect((await auditLedger(db)).findings).toEqual([])
})

import { type RawBuilder, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { CaseDecision } from '#domain/cases/case-kinds.ts'
import { type ListedCase, listCases } from '#domain/cases/find-case.ts'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { finishRefund } from '#flows/refunds/finish-refund.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { type CardId, newId, type OrderId, type PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { euro, sum } from '#kernel/money.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, presentCard } from '#tests/support/choice-cards.ts'
import { eventually } from '#tests/support/eventually.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

const database = await openTestPostgres(10)
const { db } = database
const shop = new CaseShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

const by = { actor: 'Anna', reason: 'test' }

const waitingCount = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count
}

const waiting = Symbol('waiting')

/**
 * Each of them comes as far as the lock that another connection holds, one behind the other; then it lets them go. Whoever had read a sum
 * before would decide by what it was before the first.
 */
async function oneBehindTheOther(
  lock: RawBuilder<unknown>,
  ...work: readonly (() => Promise<unknown>)[]
): Promise<readonly unknown[]> {
  const begun: Promise<unknown>[] = []
  await db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    for (const one of work) {
      let said: unknown = waiting
      begun.push(
        one()
          .catch((error: unknown) => error)
          .then((result) => (said = result)),
      )
      await eventually('it to wait for the lock', async () => {
        if (said !== waiting) throw new Error(`It did not wait: ${JSON.stringify(said)} ${said}`)
        return (await waitingCount()) === begun.length ? true : undefined
      })
    }
  })
  return Promise.all(begun)
}

const lockOrder = (orderId: OrderId) => sql`select from orders where id = ${orderId} for update`
const lockCard = (cardId: CardId) => sql`select from cards where id = ${cardId} for no key update`

/** Two cards of 20.00, paid with 40.95. */
async function buyTwo() {
  // An address withdraws so often within an hour.
  shop.later(61 * 60_000)
  const bought = await shop.buy([{ productId: 'geen-keuze', quantity: 2, amountCents: 20_00 }])
  await shop.runJobs()
  const { orderId, number } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id as orderId', 'reference_number as number'])
    .where('payments.id', '=', bought.paymentId)
    .executeTakeFirstOrThrow()
  const [first, second] = (await listToCallOff(db, { orderId, now: shop.now })).flatMap(
    ({ units }) => units.map(({ unitId }) => unitId),
  )
  invariant(first !== undefined && second !== undefined, 'Two cards were made.')
  return { ...bought, orderId, number, first, second }
}

type Order = Awaited<ReturnType<typeof buyTwo>>

const favour = (orderId: OrderId, cents: number, reason: string) => () =>
  refusalOf(giveFavour(shop.deps, { ...by, orderId, reason, cents }))
const cards =
  ({ orderId, first }: Order) =>
  () =>
    refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [first] })
/** Stated; carried out by a job, which is what this gives. */
async function withdraw({ number }: Order) {
  await stateWithdrawal(shop.deps, {
    ...{ name: 'Anna', email: 'anna@voorbeeld.example', orderNumber: number, language: 'nl' },
    ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
  })
  return () => shop.runJobs('carry-out-withdrawal')
}

/** What goes back, what could still, and what stands on the account of the order. */
async function moneyOf({ orderId }: Pick<Order, 'orderId'>) {
  const refunds = await db
    .selectFrom('refunds')
    .select('amount_cents as cents')
    .where('order_id', '=', orderId)
    .execute()
  return {
    back: sum(refunds.map(({ cents }) => cents)),
    left: sum((await listTenders(db, orderId)).map(({ leftCents }) => leftCents)),
    onAccount: await balanceOf(db, orderAccount(orderId, 'EUR')),
  }
}

async function openCase({ orderId }: Order, kind: ListedCase['kind']) {
  const found = (await listCases(db, { orderId })).find(
    (one) => one.kind === kind && one.state === 'open',
  )
  invariant(found !== undefined, `A case ${kind} is open.`)
  return found.id
}

const stateOf = async (paymentId: PaymentId) =>
  (
    await db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).state

describe('the second of two operations of an order decides by what the first left', () => {
  test('a favour after a favour', async () => {
    const order = await buyTwo()
    const said = await oneBehindTheOther(
      lockOrder(order.orderId),
      favour(order.orderId, 30_00, 'one'),
      favour(order.orderId, 30_00, 'other'),
    )
    expect(said).toEqual([undefined, 'favourTooLarge'])
    expect(await moneyOf(order)).toEqual({ back: 30_00, left: 10_95, onAccount: 0 })
  })

  test('a card by hand after a favour, and a favour after a card by hand', async () => {
    const one = await buyTwo()
    const [, plan] = await oneBehindTheOther(
      lockOrder(one.orderId),
      favour(one.orderId, 30_95, 'late'),
      cards(one),
    )
    expect(plan).toMatchObject({ totalCents: 10_00, favourCents: 10_00 })
    const other = await buyTwo()
    const [, said] = await oneBehindTheOther(
      lockOrder(other.orderId),
      cards(other),
      favour(other.orderId, 20_96, 'late'),
    )
    expect(said).toBe('favourTooLarge')
    expect(await moneyOf(other)).toEqual({ back: 20_00, left: 20_95, onAccount: 0 })
  })

  test('the same card by hand twice', async () => {
    const order = await buyTwo()
    const [plan, said] = await oneBehindTheOther(
      lockOrder(order.orderId),
      cards(order),
      cards(order),
    )
    expect([plan, said]).toMatchObject([{ totalCents: 20_00 }, { refusal: 'refundCardGone' }])
  })

  test('a withdrawal after a favour, and a favour after a withdrawal', async () => {
    const one = await buyTwo()
    await oneBehindTheOther(
      lockOrder(one.orderId),
      favour(one.orderId, 30_00, 'late'),
      await withdraw(one),
    )
    expect(await moneyOf(one)).toEqual({ back: 40_95, left: 0, onAccount: 0 })
    const other = await buyTwo()
    const [, said] = await oneBehindTheOther(
      lockOrder(other.orderId),
      await withdraw(other),
      favour(other.orderId, 1, 'late'),
    )
    expect(said).toBe('refundOrderStands')
  })

  test('cards that a case withdraws after a favour', async () => {
    const order = await buyTwo()
    await shop.hear(changeOf(order.news, 'disputeNotice', { cents: 0 }))
    const caseId = await openCase(order, 'dispute')
    const said = await oneBehindTheOther(
      lockOrder(order.orderId),
      favour(order.orderId, 30_00, 'late'),
      () => refusalOf(decideCase(shop.deps, { ...by, caseId, decision: 'withdraw-cards' })),
    )
    expect(said).toEqual([undefined, undefined])
    expect(await moneyOf(order)).toEqual({ back: 40_95, left: 0, onAccount: 0 })
  })

  test('a favour after a chargeback that is just told', async () => {
    const order = await buyTwo()
    const [, said] = await oneBehindTheOther(
      lockOrder(order.orderId),
      () => shop.hear(changeOf(order.news, 'chargeback', { cents: 30_95 })),
      favour(order.orderId, 20_00, 'late'),
    )
    expect(said).toBe('refundOrderStands')
  })

  test('a refund that failed is not paid again after a chargeback that is just told', async () => {
    shop.provider.rejectRefunds()
    const order = await buyTwo()
    await cards(order)()
    await shop.runJobs()
    shop.provider.rejectRefunds(false)
    const caseId = await openCase(order, 'refundFailed')
    const [, said] = await oneBehindTheOther(
      lockOrder(order.orderId),
      () => shop.hear(changeOf(order.news, 'chargeback')),
      () => refusalOf(decideCase(shop.deps, { ...by, caseId, decision: 'pay-again' })),
    )
    expect(said).toBe('caseMoneyTaken')
  })
})

test('money that a case gives to an order is not decided as what it was before', async () => {
  const request = await shop.request(await shop.fillBasket([{ productId: 'geen-keuze' }]))
  const { paymentId } = await beginPayment(shop.deps, request)
  const { number } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('reference_number as number')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const reference = 'STRANGER'
  await shop.hear({
    ...{
      ...shop.provider.newsOf(paymentId, 'authorised'),
      paymentId: newId('pay'),
      reference,
      amount: euro(10_00),
    },
    dedupeKey: `AUTHORISATION:${reference}:true`,
  })
  shop.later(61 * 60_000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  const found = (await listCases(db, 'open')).find((one) => one.reference === reference)
  invariant(found !== undefined, 'It waits.')
  const { id: caseId } = found
  const decide = (decision: CaseDecision, orderNumber?: string) => () =>
    refusalOf(decideCase(shop.deps, { ...by, caseId, decision, orderNumber }))
  const lock = sql`select from cases where id = ${caseId} for update`
  const said = await oneBehindTheOther(lock, decide('give-to', number), decide('pay-back'))
  expect(said).toEqual([undefined, 'caseDecidedBefore'])
  const [waits] = (await listCases(db, 'open')).filter((one) => one.id === caseId)
  expect(waits).toMatchObject({ kind: 'otherAmount', openCents: 10_00, orderNumber: number })
})

describe('the end of one refund beside the end of another', () => {
  /** All of an order goes back in two parts that the provider took on. */
  async function backInTwo() {
    const order = await buyTwo()
    await favour(order.orderId, 20_00, 'one')()
    await favour(order.orderId, 20_95, 'other')()
    await shop.runJobs()
    const refunds = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.orderId)
      .execute()
    const ends = refunds.map(
      ({ id: refundId }) =>
        () =>
          finishRefund(shop.deps, { refundId, reference: undefined, isDone: true }),
    )
    return { ...order, ends }
  }

  test('leaves its payment refunded, whichever row they wait for', async () => {
    for (const lockOf of [
      ({ orderId }: Order) => lockOrder(orderId),
      ({ paymentId }: Order) => sql`select from payments where id = ${paymentId} for update`,
    ]) {
      const { ends, ...order } = await backInTwo()
      await oneBehindTheOther(lockOf(order), ...ends)
      expect(await stateOf(order.paymentId)).toBe('refunded')
    }
  })
})

describe('what a card of our own still holds', () => {
  const spend = async (id: CardId) => {
    const visitorKey = await shop.fillBasket([{ productId: 'geen-keuze', amountCents: 20_00 }])
    await presentCard(shop, visitorKey, id)
    const request = await shop.request(visitorKey)
    return () => payByCards(shop.deps, request)
  }

  async function orderOfCard(id: CardId) {
    const unit = await db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .select(['card_units.id as unitId', 'card_units.order_id as orderId'])
      .where('cards.id', '=', id)
      .executeTakeFirstOrThrow()
    return () =>
      refundCardsByHand(shop.deps, { ...by, orderId: unit.orderId, unitIds: [unit.unitId] })
  }

  test('pays one of two orders', async () => {
    const { id } = await issueCard(shop, { amountCents: 25_00 })
    const both = [await spend(id), await spend(id)]
    const said = await oneBehindTheOther(lockCard(id), ...both)
    expect(said).toMatchObject([expect.any(String), { code: errorCodes.cartChanged }])
    expect(await balanceOf(db, cardAccount(id, 'EUR'))).toBe(25_00 - 20_95)
  })

  test('is paid back or spent, never both', async () => {
    const spent = await issueCard(shop, { amountCents: 25_00 })
    const [, refused] = await oneBehindTheOther(
      lockCard(spent.id),
      await spend(spent.id),
      await orderOfCard(spent.id),
    )
    expect(refused).toMatchObject({ refusal: 'refundCardUsed' })
    const back = await issueCard(shop, { amountCents: 25_00 })
    const [plan, unpaid] = await oneBehindTheOther(
      lockCard(back.id),
      await orderOfCard(back.id),
      await spend(back.id),
    )
    expect([plan, unpaid]).toMatchObject([{ totalCents: 25_95 }, { code: errorCodes.cartChanged }])
  })

  test('gets back no more than it paid, from two favours', async () => {
    const { id } = await issueCard(shop, { amountCents: 25_00 })
    await (await spend(id))()
    await shop.runJobs()
    const { orderId } = await db
      .selectFrom('tenders')
      .select('order_id as orderId')
      .where('card_id', '=', id)
      .executeTakeFirstOrThrow()
    const said = await oneBehindTheOther(
      lockOrder(orderId),
      favour(orderId, 15_00, 'one'),
      favour(orderId, 15_00, 'other'),
    )
    expect(said).toEqual([undefined, 'favourTooLarge'])
    expect(await balanceOf(db, cardAccount(id, 'EUR'))).toBe(25_00 - 20_95 + 15_00)
  })
})

test('the last of a promotion’s budget goes to one of two orders', async () => {
  shop.promotions = [buildPromotion({ id: 'potje', value: euros(5_00), budgetCents: 10_00 })]
  const press = async (email: string) => {
    const request = await shop.request(
      await shop.fillBasket([{ productId: 'geen-keuze' }], { email }),
    )
    return () => beginPayment(shop.deps, request)
  }
  await (await press('eerste@voorbeeld.example'))()
  const both = [await press('bas@voorbeeld.example'), await press('cas@voorbeeld.example')]
  const lock = sql`select from promotion_budgets where promotion_id = 'potje' for update`
  const said = await oneBehindTheOther(lock, ...both)
  expect(said).toMatchObject([{}, { code: errorCodes.promotionRefused }])
  shop.promotions = []
})

test('and the books are right after all of this', async () => {
  await shop.runJobs()
  expect(await ledgerFindings(shop)).toEqual([])
})

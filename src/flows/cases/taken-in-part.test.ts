import { afterAll, describe, expect, test } from 'vitest'
import type { CaseDecision, CaseKind } from '#domain/cases/case-kinds.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { loadOrderPage } from '#domain/orders/load-order-page.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { finishRefund } from '#flows/refunds/finish-refund.ts'
import { giveFavour } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, payPartWith } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

const database = await openTestDatabase()
const { db } = database
/** VAT is due at the sale of a ticket: 3.30 of 40.00. */
const ticket = buildProduct({
  id: 'filmkaart',
  issuer: 'aan-tafel',
  vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
})
const shop = new CaseShop(database, [...choiceProducts, ticket])
afterAll(async () => {
  shop.close()
  await database.close()
})

const vatPayable = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))

async function documentsOf(orderId: OrderId) {
  await runJob(shop.deps, 'make-documents', {})
  return listDocuments(db, orderId)
}

async function buy(amountCents: number) {
  const bought = await shop.buy([{ productId: ticket.id, amountCents }])
  await shop.runJobs()
  const { orderId } = await db
    .selectFrom('payments')
    .select('order_id as orderId')
    .where('id', '=', bought.paymentId)
    .executeTakeFirstOrThrow()
  return { ...bought, orderId }
}

describe('an order whose money the bank took in part', () => {
  test.each(['withdraw-cards', 'refund-cards'] as const)(
    'gives back what it did not take: %s',
    async (decision) => {
      const { visitorKey, paymentId, news, orderId } = await buy(100_00)
      const before = await vatPayable()
      const sums = await shop.moved(async () => {
        await shop.hear(changeOf(news, 'chargeback', { cents: 10_00 }))
        await shop.decide(paymentId, decision)
      })
      expect(sums).toEqual({ clearing: 100_95, taken: 0, loss: 0, bank: 0 })
      const { refunds, balances, orders } = await outcomeOf(shop, visitorKey)
      expect(sum(refunds.map(({ cents }) => cents))).toBe(90_95)
      expect({ balances, orders }).toEqual({ balances: [0], orders: ['withdrawn'] })
      const documents = await documentsOf(orderId)
      expect(documents.map(({ totalCents }) => totalCents)).toEqual([100_95, -100_95])
      expect(sum(documents.map(({ vatCents }) => vatCents))).toBe(0)
      const tenders = documents[1]?.content.tenders.map(({ cents }) => cents) ?? []
      expect(tenders.toSorted((one, other) => one - other)).toEqual([-90_95, -10_00])
      expect((await vatPayable()) - before).toBe(-(documents[0]?.vatCents ?? 0))
    },
  )

  test('gives a choice card back what it paid, where the bank took the rest', async () => {
    const card = await issueCard(shop, { amountCents: 60_00 })
    const { paymentId } = await payPartWith(shop, [card], { amountCents: 100_00 })
    const news = shop.provider.newsOf(paymentId, 'authorised')
    await shop.hear(news)
    const sums = await shop.moved(async () => {
      await shop.hear(changeOf(news, 'chargeback', { cents: 40_95 }))
      await shop.decide(paymentId, 'withdraw-cards')
    })
    expect(sums).toEqual({ clearing: 40_95, taken: 0, loss: 0, bank: 0 })
    expect(await balanceOf(db, cardAccount(card.id, 'EUR'))).toBe(60_00)
  })

  test('gives back the rest too once the bank returned what it took', async () => {
    const { paymentId, news, visitorKey } = await buy(40_00)
    const sums = await shop.moved(async () => {
      await shop.hear(changeOf(news, 'chargeback', { cents: 10_00 }))
      await shop.decide(paymentId, 'withdraw-cards')
      await shop.hear(changeOf(news, 'chargebackReversed', { cents: 10_00 }))
      await shop.decide(paymentId, 'keep-cards')
    })
    expect(sums).toEqual({ clearing: 40_95, taken: 0, loss: 0, bank: 0 })
    expect((await outcomeOf(shop, visitorKey)).balances).toEqual([0])
  })
})

describe('an order whose money is gone whole', () => {
  test.each(['voided', 'chargeback', 'refunded'] as const)(
    'is credited whole once its cards are withdrawn, VAT included: %s',
    async (kind) => {
      const before = await vatPayable()
      const { paymentId, news, orderId, visitorKey } = await buy(40_00)
      await shop.hear({ ...changeOf(news, kind), refundId: undefined })
      await shop.decide(paymentId, 'withdraw-cards')
      const documents = await documentsOf(orderId)
      expect(documents.map(({ totalCents, vatCents }) => [totalCents, vatCents])).toEqual([
        [40_95, 3_46],
        [-40_95, -3_46],
      ])
      expect(await vatPayable()).toBe(before)
      expect((await outcomeOf(shop, visitorKey)).payments).toEqual(['refunded'])
    },
  )

  test('owes nothing more for cards that an operator pays back later', async () => {
    const { paymentId, news } = await buy(40_00)
    await shop.hear(changeOf(news, 'chargeback'))
    await shop.decide(paymentId, 'keep-cards')
    await shop.hear(changeOf(news, 'disputeNotice', { cents: 0 }))
    expect(await refusalOf(shop.decide(paymentId, 'refund-cards'))).toBe('caseMoneyTaken')
  })
})

describe('a refund that failed and of which the bank left a part', () => {
  const by = { actor: 'Anna', reason: 'test' }

  /** A favour that the provider rejects, then a chargeback that is decided, then the rest paid by hand. */
  async function payWhatTheBankLeft(paidCents: number, failedCents: number, takenCents: number) {
    const bought = await buy(paidCents - 95)
    const { orderId, news } = bought
    shop.provider.rejectRefunds()
    await giveFavour(shop.deps, { ...by, orderId, cents: failedCents })
    await shop.runJobs()
    shop.provider.rejectRefunds(false)
    const change = async (kind: 'chargeback' | 'chargebackReversed') => {
      await shop.hear(changeOf(news, kind, { cents: takenCents }))
      await decideOf(bought.paymentId, 'chargeback', 'keep-cards')
    }
    await change('chargeback')
    await decideOf(bought.paymentId, 'refundFailed', 'paid-otherwise')
    return {
      ...bought,
      async reverse() {
        await change('chargebackReversed')
        await finishRefunds(orderId)
      },
      async giveMore(cents: number) {
        const favour = { ...by, orderId, cents, reason: `more: ${cents}` }
        await giveFavour(shop.deps, favour)
        await shop.runJobs()
        await finishRefunds(orderId)
      },
    }
  }

  async function finishRefunds(orderId: OrderId) {
    const sent = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'sent')
      .execute()
    expect(sent).toHaveLength(1)
    for (const { id: refundId } of sent)
      await finishRefund(shop.deps, { refundId, reference: undefined, isDone: true })
  }

  async function decideOf(paymentId: PaymentId, kind: CaseKind, decision: CaseDecision) {
    const found = (await shop.casesOf(paymentId)).find(
      (one) => one.kind === kind && one.state === 'open',
    )
    const caseId = found?.id ?? expect.fail(`No case ${kind} is open.`)
    await decideCase(shop.deps, { ...by, caseId, decision })
    await shop.runJobs()
  }

  async function saidOf({ orderId, visitorKey }: { orderId: OrderId; visitorKey: string }) {
    const { uuid } = await db
      .selectFrom('orders')
      .select('uuid')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const { payments } = await outcomeOf(shop, visitorKey)
    return [(await loadOrderPage(db, uuid))?.refundedCents, ...payments]
  }

  test('is told with what was paid of it, after a reversal too', async () => {
    const order = await payWhatTheBankLeft(40_95, 20_00, 30_95)
    expect(await saidOf(order)).toEqual([10_00, 'refunded'])
    // What was kept of it is owed again, and goes.
    await order.reverse()
    expect(await saidOf(order)).toEqual([20_00, 'partlyRefunded'])
  })

  test('leaves its payment partly refunded until all of it went back', async () => {
    const order = await payWhatTheBankLeft(60_95, 50_95, 30_00)
    await order.reverse()
    expect(await saidOf(order)).toEqual([50_95, 'partlyRefunded'])
    await order.giveMore(10_00)
    expect(await saidOf(order)).toEqual([60_95, 'refunded'])
  })
})

test('and the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})

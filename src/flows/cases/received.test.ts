import { afterAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { receiptAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { expireOrders } from '#domain/orders/list-unfinished.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { newId, type PaymentId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { decideCase } from './decide-case.ts'
import { watchMoney } from './watch-money.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000

describe('money that came unasked', () => {
  const receipt = (reference: string) => balanceOf(db, receiptAccount(reference, 'EUR'))

  /** The mails about what goes back of a payment. */
  async function toldOf(paymentId: PaymentId) {
    const refunds = await db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .execute()
    return refunds.map(({ id }) => shop.mails.get(`refund:${id}`)?.about)
  }

  async function holdOf(cents: number) {
    const attempt = await shop.begin()
    const news = { ...attempt.news, amount: euro(cents) }
    const sums = await shop.moved(() =>
      shop.hear(news, { ...news, dedupeKey: `${news.dedupeKey}:again` }),
    )
    expect(sums.clearing).toBe(-cents)
    expect(await receipt(news.reference)).toBe(cents)
    return { ...attempt, news }
  }

  test('of another amount is booked at once; the right amount that comes later pays the order', async () => {
    const { visitorKey, paymentId, news } = await holdOf(25_94)
    await shop.hear({
      ...news,
      amount: euro(25_95),
      reference: 'RIGHT',
      dedupeKey: 'authorised:RIGHT',
    })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
    })
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'otherAmount', state: 'open' })
    await shop.decide(paymentId, 'pay-back')
    expect(await receipt(news.reference)).toBe(0)
    expect(await toldOf(paymentId)).toMatchObject([{ why: 'notTaken', total: euro(25_94) }])
    expect((await outcomeOf(shop, visitorKey)).refunds).toEqual([
      { state: 'sent', reason: 'notTaken', cents: 25_94 },
    ])
  })

  test.each([
    { what: 'too little', cents: 25_00, loss: -95, refunds: [] },
    {
      what: 'too much',
      cents: 30_00,
      loss: 0,
      refunds: [{ state: 'sent', reason: 'notTaken', cents: 4_05 }],
    },
  ])('$what is accepted: the order is made, to the cent', async ({ cents, loss, refunds }) => {
    const { visitorKey, paymentId, news } = await holdOf(cents)
    const sums = await shop.moved(() => shop.decide(paymentId, 'accept'))
    expect(sums.loss).toBe(loss)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
      balances: [0],
      refunds,
    })
    expect(await receipt(news.reference)).toBe(0)
  })

  test.each([
    { what: 'a cent too little', cents: 25_94, refunds: [1, 25_94] },
    { what: 'nearly nothing', cents: 1, refunds: [1, 25_94] },
    { what: 'a cent too much', cents: 25_96, refunds: [1, 25_95] },
  ])('$what is accepted and then paid back: never more than came', async ({ cents, refunds }) => {
    const { visitorKey, paymentId, news } = await holdOf(cents)
    await shop.decide(paymentId, 'accept')
    await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
    const [dispute] = (await shop.casesOf(paymentId)).filter(({ kind }) => kind === 'dispute')
    const by = { decision: 'refund-cards', actor: 'Anna', reason: 'test' } as const
    const before = shop.provider.refundedCents()
    await decideCase(shop.deps, { caseId: dispute?.id ?? newId('cas'), ...by })
    await shop.runJobs()
    const outcome = await outcomeOf(shop, visitorKey)
    expect(outcome).toMatchObject({ orders: ['withdrawn'], units: ['refunded'], balances: [0] })
    expect(outcome.refunds.map((refund) => refund.cents).sort((a, b) => a - b)).toEqual(refunds)
    const surplus = Math.max(0, cents - 25_95)
    expect(shop.provider.refundedCents() - before).toBe(cents - surplus)
  })

  test('is not accepted for a basket that another payment paid', async () => {
    const { visitorKey, paymentId, news } = await shop.begin()
    const second = await beginPayment(shop.deps, await shop.request(visitorKey))
    await shop.hear({ ...news, amount: euro(25_00) })
    await expect(beginPayment(shop.deps, await shop.request(visitorKey))).rejects.toMatchObject({
      code: errorCodes.moneyInReview,
    })
    await shop.hear(shop.provider.newsOf(second.paymentId, 'authorised'))
    const [waiting] = (await shop.casesOf(paymentId)).filter(({ kind }) => kind === 'otherAmount')
    const caseId = waiting?.id ?? newId('cas')
    const accept = { caseId, decision: 'accept', actor: 'Anna', reason: 'test' } as const
    expect(await refusalOf(decideCase(shop.deps, accept))).toBe('caseBasketPaid')
    expect((await shop.casesOf(paymentId)).map(({ state }) => state)).toEqual(['open'])
  })

  test('is booked together with the mark on its news, or neither is written', async () => {
    const { paymentId, news } = await shop.begin()
    const wrong = { ...news, amount: euro(25_94) }
    shop.crashAt = 'notification:applied'
    await shop.hear(wrong)
    expect(await shop.casesOf(paymentId)).toEqual([])
    expect(await receipt(news.reference)).toBe(0)
    shop.loseJobs()
    await resumeWork(shop.deps)
    await shop.runJobs()
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'otherAmount', state: 'open' })
    expect(await receipt(news.reference)).toBe(25_94)
  })

  test('is gone before anybody decided: it leaves the books, and nothing is left to decide', async () => {
    const { visitorKey, paymentId, news } = await holdOf(25_00)
    await shop.hear(changeOf(news, 'chargeback', { cents: 25_00 }))
    expect(await receipt(news.reference)).toBe(0)
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ state: 'decided', openCents: 0 })
    expect((await outcomeOf(shop, visitorKey)).payments).toEqual(['refunded'])
    await db
      .transaction()
      .execute((tx) => expireOrders(tx, { now: shop.now, placedBefore: new Date(9e12) }))
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['expired'])
  })

  test.each(['chargeback', 'refunded'] as const)(
    'that could not be paid back, and then left by a %s: nothing is left to decide, and it is paid back once',
    async (kind) => {
      const { visitorKey, paymentId, news } = await holdOf(25_00)
      await shop.decide(paymentId, 'pay-back')
      await shop.runJobs()
      const { id } = await db
        .selectFrom('refunds')
        .select('id')
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow()
      await shop.hear(shop.provider.newsOfRefund(id, 'refundFailed'))
      expect(await receipt(news.reference)).toBe(25_00)
      const taking = { ...changeOf(news, kind, { cents: 25_00 }), refundId: undefined }
      await shop.hear(taking, taking)
      expect(await receipt(news.reference)).toBe(0)
      const cases = await shop.casesOf(paymentId)
      expect(cases.map(({ state }) => state)).toEqual(cases.map(() => 'decided'))
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        ...{ payments: ['refunded'], refunds: [{ state: 'done' }] },
      })
    },
  )

  test('is refunded by hand in vain, in whatever order that is told: it stays', async () => {
    const { news } = await holdOf(25_00)
    const told = (kind: 'refunded' | 'refundFailed', event: string) => ({
      ...changeOf(news, kind, { event, cents: 25_00, reference: 'IN-VAIN' }),
      refundId: undefined,
    })
    const failed = told('refundFailed', 'REFUND_FAILED')
    const again = told('refundFailed', 'REFUNDED_REVERSED')
    const sums = await shop.moved(() => shop.hear(failed, told('refunded', 'REFUND'), again))
    expect(sums).toMatchObject({ clearing: 0, taken: 0 })
    expect(await receipt(news.reference)).toBe(25_00)
  })

  test('a second time under one key goes back when somebody says so', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear({ ...news, reference: 'TWICE', dedupeKey: 'authorised:TWICE' })
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({
      kind: 'secondPayment',
      openCents: 25_95,
    })
    await shop.decide(paymentId, 'pay-back')
    expect(await receipt('TWICE')).toBe(0)
    expect(await toldOf(paymentId)).toMatchObject([
      { why: 'notTaken', lines: [], total: euro(25_95), paymentMethod: 'scheme' },
    ])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      payments: ['settled'],
      refunds: [{ state: 'sent', cents: 25_95 }],
    })
  })

  test.each([
    ['not-ours', 10_00],
    ['pay-back', 10_00],
  ] as const)('of a payment that the shop never began: %s', async (decision, clearing) => {
    const { news } = await shop.begin()
    const reference = `UNKNOWN-${decision}`
    const stranger = { ...news, paymentId: newId('pay'), reference, amount: euro(10_00) }
    await shop.hear({ ...stranger, dedupeKey: `AUTHORISATION:${reference}:true` })
    expect(shop.waitingJobs).toEqual([])
    shop.later(60 * 60_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    const [waiting] = (await listCases(db, 'open')).filter((one) => one.reference === reference)
    expect(waiting).toMatchObject({ kind: 'unknownPayment', openCents: 10_00, orderNumber: null })
    const caseId = waiting?.id ?? newId('cas')
    const sums = await shop.moved(async () => {
      const by = { actor: 'Anna', reason: 'test' }
      await decideCase(shop.deps, { caseId, decision, ...by })
      await shop.runJobs()
    })
    expect(sums.clearing).toBe(clearing)
    expect(await receipt(reference)).toBe(0)
  })
})

describe('refunds', () => {
  async function refundOf(cents: number) {
    const { visitorKey, paymentId } = await shop.buy([{ amountCents: cents }])
    await shop.runJobs()
    const refund = await db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .select('refunds.id')
      .where('orders.visitor_key', '=', visitorKey)
      .executeTakeFirstOrThrow()
    return { visitorKey, paymentId, refundId: refund.id }
  }

  test('one that failed is paid again, in whatever order its end is told', async () => {
    const { visitorKey, paymentId, refundId } = await refundOf(88_00)
    await shop.hear(
      shop.provider.newsOfRefund(refundId, 'refundFailed'),
      shop.provider.newsOfRefund(refundId),
    )
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      refunds: [{ state: 'failed' }],
      balances: [88_95],
    })
    await shop.decide(paymentId, 'pay-again')
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      refunds: [{ state: 'failed' }, { state: 'sent', cents: 88_95 }],
      balances: [0],
      mails: 2,
    })
  })

  test('one that failed is paid otherwise: from the shop’s own bank', async () => {
    const { visitorKey, paymentId, refundId } = await refundOf(88_00)
    const failed = shop.provider.newsOfRefund(refundId, 'refundFailed')
    await shop.hear(failed)
    const sums = await shop.moved(() => shop.decide(paymentId, 'paid-otherwise'))
    expect(sums).toMatchObject({ bank: 88_95, clearing: 0 })
    await shop.hear({ ...failed, dedupeKey: `REFUNDED_REVERSED:${failed.reference}:true` })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      payments: ['refunded'],
      refunds: [{ state: 'done' }],
      balances: [0],
    })
  })

  test('one of which the provider says nothing for a week is a case, until it is done after all', async () => {
    const { paymentId, refundId } = await refundOf(88_00)
    shop.later(6 * dayMs)
    await watchMoney(shop.deps)
    expect(await shop.casesOf(paymentId)).toEqual([])
    shop.later(2 * dayMs)
    await watchMoney(shop.deps)
    await watchMoney(shop.deps)
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'refundSilent', state: 'open' })
    await shop.hear(shop.provider.newsOfRefund(refundId))
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({
      state: 'decided',
      decision: 'confirmed',
    })
  })

  test('one of which somebody finds out that it never came is a failed one', async () => {
    const { visitorKey, paymentId } = await refundOf(88_00)
    shop.later(8 * dayMs)
    await watchMoney(shop.deps)
    await shop.decide(paymentId, 'failed')
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'refundFailed', state: 'open' })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ balances: [88_95] })
    await shop.decide(paymentId, 'paid-otherwise')
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ balances: [0] })
  })

  test('one of money that came unasked is known by the name of that money, also where it was silent', async () => {
    const { paymentId, news } = await shop.buy()
    await shop.hear({ ...news, reference: 'SILENT', dedupeKey: 'authorised:SILENT' })
    await shop.decide(paymentId, 'pay-back')
    shop.later(8 * dayMs)
    await watchMoney(shop.deps)
    const silent = (await shop.casesOf(paymentId)).find(({ kind }) => kind === 'refundSilent')
    expect(silent).toMatchObject({ reference: 'SILENT' })
    const caseId = silent?.id ?? newId('cas')
    await decideCase(shop.deps, { caseId, decision: 'failed', actor: 'Anna', reason: 'test' })
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

test('cases that wait too long call for a person', async () => {
  const { news } = await shop.buy()
  await shop.runJobs()
  await shop.hear(changeOf(news, 'chargeback'))
  shop.later(8 * dayMs)
  const alerts = shop.alerts.length
  await watchMoney(shop.deps)
  expect(shop.alerts.slice(alerts)).toMatchObject([
    { alert: true, sentence: 'Cases wait longer than they may for somebody to decide them.' },
  ])
})

test('what an older release held without a case is found and booked', async () => {
  const { visitorKey, paymentId } = await shop.begin()
  await db
    .updateTable('payments')
    .set({ state: 'held', provider_reference: 'OLD', hold_reason: 'asked EUR 2595, paid EUR 2594' })
    .where('id', '=', paymentId)
    .execute()
  await watchMoney(shop.deps)
  expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'otherAmount', openCents: 25_94 })
  await shop.decide(paymentId, 'accept')
  expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})

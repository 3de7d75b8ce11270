import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { captured, PayoutShop } from '#tests/support/payout-shop.ts'

const database = await openTestDatabase()
const shop = new PayoutShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

afterEach(async () => {
  expect(await shop.command('payouts', 'open')).toMatchObject({ exitCode: 0 })
  expect(await ledgerFindings(shop)).toEqual([])
})

const price = 25_95

const openCount = async () => (await listCases(db, 'open')).length

describe('a line of the provider’s own', () => {
  test.each([
    ...['Fee', 'MiscCosts', 'PaymentCost', 'AuthorisationSchemeFee', 'InvoiceDeduction'].map(
      (type) => [type, 'costs'] as const,
    ),
    ...['DepositCorrection', 'ReserveAdjustment', 'Balancetransfer'].map(
      (type) => [type, 'reserve'] as const,
    ),
    ...['SomethingNew', 'ManualCorrected'].map((type) => [type, 'differences'] as const),
  ])('of type %s is booked on %s, taken and given back', async (type, account) => {
    const before = await openCount()
    const sums = await shop.booksMoved(() => shop.payOut([{ type, net: 4_00 }]).import())
    expect(sums).toEqual({ bank: -4_00, [account]: 4_00 })
    const back = await shop.booksMoved(() => shop.payOut([{ type, net: -4_00 }]).import())
    expect(back).toEqual({ bank: 4_00, [account]: -4_00 })
    expect((await openCount()) - before).toBe(account === 'differences' ? 2 : 0)
  })

  test.each(['BankInstructionReturned', 'MatchedStatement'])(
    'of type %s is money from our bank, which the next payout brings',
    async (type) => {
      const sums = await shop.booksMoved(() =>
        shop.payOut([{ type, net: 4_00 }], { isPaid: false }).import(),
      )
      expect(sums).toEqual({ clearing: -4_00, bank: 4_00 })
      expect((await shop.command('payouts', 'open')).text).toContain('4.00 EUR, neither paid out')
      await shop.payOut([{ type: 'MerchantPayout', net: -4_00 }], { isPaid: false }).import()
      expect((await shop.command('payouts', 'open')).text).toContain('owes us 0.00 EUR')
    },
  )
})

test('a capture that failed, of which no notification told, halts the order and is a case', async () => {
  const bought = await shop.sell()
  await shop.payOut([captured(bought, price)]).import()
  const line = { reference: bought.news.reference, payment: bought.paymentId, modification: 'CF1' }
  const sums = await shop.booksMoved(async () => {
    const reversed = { type: 'SettledReversed', ...line, gross: -price, net: -price }
    expect(await shop.payOut([reversed]).import()).toMatchObject({ unheardCount: 1, caseCount: 0 })
  })
  expect(sums).toEqual({ bank: price })
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['halted'] })
  expect(await shop.oneCaseOf(bought.paymentId)).toMatchObject({ kind: 'voided', openCents: price })
})

test.each([
  ['Settled', 3_00],
  ['SettledReversed', -3_00],
  ['Refunded', -3_00],
  ['RefundedReversed', 3_00],
  ['Chargeback', -3_00],
  ['SecondChargeback', -3_00],
  ['ChargebackReversed', 3_00],
])('a line of type %s without any name is set apart, and a person decides', async (type, gross) => {
  const before = await openCount()
  const sums = await shop.booksMoved(() => shop.payOut([{ type, gross, net: gross }]).import())
  expect(sums).toEqual({ bank: -gross, differences: gross })
  expect((await openCount()) - before).toBe(1)
})

test('a refund that came back and was paid otherwise before its report came stays paid', async () => {
  const { visitorKey, paymentId, news } = await shop.buy([{ amountCents: 88_00 }])
  await shop.runJobs()
  const refundOf = () =>
    db
      .selectFrom('refunds')
      .select(['id', 'state', 'provider_reference as reference'])
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  const { id, reference } = await refundOf()
  await shop.hear(shop.provider.newsOfRefund(id, 'refundFailed'))
  await shop.decide(paymentId, 'paid-otherwise')
  expect(await refundOf()).toMatchObject({ state: 'done' })
  const line = { reference: news.reference, payment: paymentId, modification: reference ?? '' }
  const lines = [
    captured({ paymentId, news }, 88_95),
    { type: 'Refunded', ...line, gross: -88_95, net: -88_95 },
    { type: 'RefundedReversed', ...line, gross: 88_95, net: 88_95 },
  ]
  expect(await shop.payOut(lines).import()).toMatchObject({ unheardCount: 0, caseCount: 0 })
  expect(await refundOf()).toMatchObject({ state: 'done' })
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ payments: ['refunded'] })
  expect((await shop.oneCaseOf(paymentId)).state).toBe('decided')
})

test('a payment that was paid back before it was collected is waited for by nobody: no line names it', async () => {
  const { paymentId } = await shop.buy([{ amountCents: 88_00 }])
  await shop.runJobs()
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  expect((await shop.command('payouts', 'open')).text).not.toContain(paymentId)
  await shop.hear(shop.provider.newsOfRefund(id))
  shop.later(15 * dayMs)
  await watchMoney(shop.deps)
  expect((await shop.command('payouts', 'open')).text).not.toContain(paymentId)
  expect(await shop.casesOf(paymentId)).toEqual([])
})

test('a report that two processes import at one moment is booked once', async () => {
  const bought = await shop.sell()
  const paid = shop.payOut([captured(bought, price)])
  const sums = await shop.booksMoved(async () => {
    const both = await Promise.all([paid.import(), paid.import()])
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'known'])
  })
  expect(sums).toEqual({ clearing: price, costs: -29, bank: 29 - price })
})

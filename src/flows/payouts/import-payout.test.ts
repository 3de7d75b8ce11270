import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { changeOf } from '#tests/support/case-shop.ts'
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

/** Whatever happened: all money on clearing has a name, and the books are right. */
afterEach(async () => {
  expect(await shop.command('payouts', 'open')).toMatchObject({ exitCode: 0 })
  expect(await ledgerFindings(shop)).toEqual([])
})

const price = 25_95

async function refundOf(visitorKey: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.provider_reference as reference', 'refunds.state'])
    .where('orders.visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
}

async function openCases() {
  const cases = await listCases(db, 'open')
  return cases.map(({ id, kind, openCents }) => ({ id, kind, openCents }))
}

async function decideAll(decision: Parameters<typeof decideCase>[1]['decision']) {
  for (const { id: caseId } of await openCases())
    await decideCase(shop.deps, { caseId, decision, actor: 'A', reason: 't' })
}

describe('a payout', () => {
  test('brings what was paid: costs and bank to the cent, clearing as it was', async () => {
    const first = await shop.sell()
    const second = await shop.sell()
    expect((await shop.command('payouts', 'open')).lines).toHaveLength(3)
    const sums = await shop.booksMoved(async () => {
      const { outcome, caseCount } = await shop
        .payOut([captured(first, price), captured(second, price, 67), { type: 'Fee', net: -1_10 }])
        .import()
      expect({ outcome, caseCount }).toEqual({ outcome: 'imported', caseCount: 0 })
    })
    expect(sums).toEqual({ clearing: 51_90, costs: -2_06, bank: -49_84 })
    expect(shop.alerts).toEqual([])
    expect(await shop.command('payouts', 'open')).toEqual({
      lines: ['Clearing: the provider owes us 0.00 EUR.'],
      text: 'Clearing: the provider owes us 0.00 EUR.',
      exitCode: 0,
    })
  })

  test('is imported once: the same lines again change nothing, others of the same batch are refused', async () => {
    const bought = await shop.sell()
    const { text, import: again } = shop.payOut([captured(bought, price)])
    expect(await shop.import(text)).toMatchObject({ outcome: 'imported' })
    const sums = await shop.booksMoved(async () => {
      expect(await again()).toMatchObject({ outcome: 'known' })
      expect(await shop.import(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toMatchObject({
        outcome: 'known',
      })
      expect(await shop.import(text.replaceAll('25.66', '25.65'))).toMatchObject({
        outcome: 'changed',
      })
    })
    expect(sums).toEqual({})
  })

  test('that keeps a part for later leaves it named, until a later one brings it', async () => {
    const bought = await shop.sell()
    const kept = await shop.booksMoved(() =>
      shop.payOut([captured(bought, price, 0), { type: 'DepositCorrection', net: -5_00 }]).import(),
    )
    expect(kept).toEqual({ clearing: price, bank: -20_95, reserve: -5_00 })
    const back = await shop.booksMoved(() =>
      shop.payOut([{ type: 'DepositCorrection', net: 5_00 }]).import(),
    )
    expect(back).toEqual({ bank: -5_00, reserve: 5_00 })
  })

  test('that is not paid says so, batch by batch', async () => {
    const bought = await shop.sell()
    const { batch, ...unpaid } = shop.payOut([captured(bought, price)], { isPaid: false })
    shop.alerts.length = 0
    await unpaid.import()
    expect(shop.alerts).toEqual([
      {
        ...{ alert: true, batchNumber: batch, left: [{ currency: 'EUR', leftCents: 25_66 }] },
        sentence: expect.stringMatching(/^The lines of a payout do not come to zero/),
      },
    ])
    const open = await shop.command('payouts', 'open')
    expect(open.lines).toContain(`batch ${batch}, 25.66 EUR, neither paid out nor carried over`)
    expect((await shop.command('payouts', String(batch))).text).toContain('LEFT 25.66 EUR')
    expect(open.exitCode).toBe(0)
    await shop.payOut([{ type: 'MerchantPayout', net: -25_66 }], { isPaid: false }).import()
    expect((await shop.command('payouts', 'open')).lines.at(-1)).toContain('owes us 0.00')
  })
})

describe('what no notification told', () => {
  test.each(['undecided', 'abandoned'] as const)(
    'a payment that is %s, and that the report shows as settled, pays its order',
    async (state) => {
      const begun = await shop.begin()
      if (state === 'abandoned') await shop.hear(shop.provider.newsOf(begun.paymentId, 'expired'))
      const paid = shop.payOut([captured(begun, price)])
      expect(await paid.import()).toMatchObject({ outcome: 'imported', unheardCount: 1 })
      await shop.runJobs()
      expect(await outcomeOf(shop, begun.visitorKey)).toMatchObject({
        orders: ['completed'],
        payments: ['settled'],
      })
      const late = await shop.booksMoved(() => shop.hear(begun.news))
      expect(late).toEqual({})
    },
  )

  test('a refund that is done, and one that came back', async () => {
    const visitorKey = (await shop.buy([{ amountCents: 88_00 }])).visitorKey
    await shop.runJobs()
    const refund = await refundOf(visitorKey)
    expect(refund.state).toBe('sent')
    const bought = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'payments.provider_reference as reference'])
      .where('orders.visitor_key', '=', visitorKey)
      .executeTakeFirstOrThrow()
    const payment = { reference: bought.reference ?? '', payment: bought.id }
    const modification = { modification: refund.reference ?? '', refund: refund.id }
    await shop
      .payOut([
        { type: 'Settled', ...payment, gross: 88_95, net: 88_66 },
        { type: 'Refunded', ...payment, ...modification, gross: -88_95, net: -89_05 },
      ])
      .import()
    expect(await refundOf(visitorKey)).toMatchObject({ state: 'done' })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ payments: ['refunded'] })
    await shop
      .payOut([{ type: 'RefundedReversed', ...payment, ...modification, gross: 88_95, net: 88_95 }])
      .import()
    expect(await refundOf(visitorKey)).toMatchObject({ state: 'failed' })
    expect(await openCases()).toMatchObject([{ kind: 'refundFailed', openCents: 88_95 }])
    await decideAll('paid-otherwise')
  })

  test('a chargeback halts the order; its notification, when it comes after all, changes nothing', async () => {
    const bought = await shop.sell()
    await shop.payOut([captured(bought, price)]).import()
    const line = { reference: bought.news.reference, payment: bought.paymentId, gross: -price }
    const sums = await shop.booksMoved(async () => {
      await shop
        .payOut([{ type: 'Chargeback', ...line, modification: 'CB1', net: -price - 7_50 }])
        .import()
      await shop.hear(changeOf(bought.news, 'chargeback', { reference: 'CB1' }))
    })
    expect(sums).toEqual({ costs: -7_50, bank: price + 7_50 })
    expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['halted'] })
    expect(await openCases()).toMatchObject([{ kind: 'chargeback', openCents: price }])
    await decideAll('keep-cards')
  })

  test('a refund by hand, by its own reference', async () => {
    const bought = await shop.sell()
    const line = { reference: bought.news.reference, payment: bought.paymentId }
    await shop
      .payOut([
        captured(bought, price),
        { type: 'Refunded', ...line, modification: 'HAND1', gross: -10_00, net: -10_00 },
      ])
      .import()
    expect(await openCases()).toMatchObject([{ kind: 'refundedByHand', openCents: 10_00 }])
    await decideAll('keep-cards')
  })

  test('money of a payment that the shop never began is received, and somebody decides', async () => {
    const stranger = { paymentId: newId('pay'), news: { reference: 'STRANGE1' } }
    await shop.payOut([captured(stranger, 12_00)]).import()
    expect(await openCases()).toMatchObject([{ kind: 'unknownPayment', openCents: 12_00 }])
    await decideAll('pay-back')
    expect((await shop.command('payouts', 'open')).text).toContain('STRANGE1, -12.00 EUR')
    await shop.runJobs()
    const refund = await db
      .selectFrom('refunds')
      .select(['id', 'provider_reference as reference'])
      .where('receipt_reference', '=', 'STRANGE1')
      .executeTakeFirstOrThrow()
    const back = { modification: refund.reference ?? '', refund: refund.id }
    await shop
      .payOut([{ type: 'Refunded', reference: 'STRANGE1', ...back, gross: -12_00, net: -12_00 }])
      .import()
    expect((await shop.command('payouts', 'open')).lines).toHaveLength(1)
  })
})

describe('what we know is matched', () => {
  test('a chargeback, its reversal and a second one', async () => {
    const bought = await shop.sell()
    const told = (event: string, reference: string) => ({ event, reference })
    await shop.hear(
      changeOf(bought.news, 'chargeback', told('CHARGEBACK', 'C1')),
      changeOf(bought.news, 'chargebackReversed', told('CHARGEBACK_REVERSED', 'C2')),
      changeOf(bought.news, 'chargeback', told('SECOND_CHARGEBACK', 'C3')),
    )
    const line = { reference: bought.news.reference, payment: bought.paymentId }
    const sums = await shop.booksMoved(async () => {
      const { unheardCount, caseCount } = await shop
        .payOut([
          captured(bought, price),
          { type: 'Chargeback', ...line, modification: 'C1', gross: -price, net: -price },
          { type: 'ChargebackReversed', ...line, modification: 'C2', gross: price, net: price },
          { type: 'SecondChargeback', ...line, modification: 'C3', gross: -price, net: -price },
        ])
        .import()
      expect({ unheardCount, caseCount }).toEqual({ unheardCount: 0, caseCount: 0 })
    })
    expect(sums).toEqual({ costs: -29, bank: 29 })
    await decideAll('withdraw-cards')
  })

  test('money that waits for a person is brought all the same', async () => {
    const begun = await shop.begin()
    await shop.hear({ ...begun.news, amount: euro(20_00) })
    const { import: pay } = shop.payOut([captured(begun, 20_00)])
    expect(await pay()).toMatchObject({ unheardCount: 0, caseCount: 0 })
    await decideAll('accept')
    await shop.runJobs()
    expect((await shop.command('payouts', 'open')).lines).toHaveLength(1)
  })

  test('a payment that was cancelled before it was collected is nothing open', async () => {
    const bought = await shop.sell()
    await shop.hear(changeOf(bought.news, 'voided'))
    expect((await shop.command('payouts', 'open')).lines).toHaveLength(1)
    await decideAll('withdraw-cards')
  })

  test.each(['in one report', 'in two'])(
    'a payment whose failure was heard before its success, brought and taken back %s',
    async (reports) => {
      const other = await shop.sell()
      const begun = await shop.begin()
      const failed = changeOf(begun.news, 'voided', { event: 'CAPTURE_FAILED' })
      await shop.hear(failed)
      const back = {
        ...{ type: 'SettledReversed', gross: -price, net: -price },
        ...{ reference: begun.news.reference, payment: begun.paymentId },
        modification: failed.reference,
      }
      const brought = [captured(other, price), captured(begun, price)]
      const batches = reports === 'in two' ? [brought, [back]] : [[...brought, back]]
      for (const lines of batches)
        expect(await shop.payOut(lines).import()).toMatchObject({ unheardCount: 0, caseCount: 0 })
      await shop.hear(failed, begun.news)
      expect(await openCases()).toEqual([])
    },
  )
})

describe('what the report says otherwise is a case', () => {
  test.each([
    ['book-costs', { costs: -1_00 }],
    ['bear-loss', { loss: -1_00 }],
  ] as const)('less than was asked: %s', async (decision, expected) => {
    const bought = await shop.sell()
    const sums = await shop.booksMoved(async () => {
      const paid = shop.payOut([captured(bought, price - 1_00, 0)])
      expect(await paid.import()).toMatchObject({ unheardCount: 0, caseCount: 1 })
    })
    expect(sums).toEqual({ clearing: price, bank: 1_00 - price, differences: -1_00 })
    expect(await openCases()).toMatchObject([{ kind: 'payoutDiffers', openCents: -1_00 }])
    expect(await shop.booksMoved(() => decideAll(decision))).toEqual({
      differences: 1_00,
      ...expected,
    })
  })

  test('a line of a kind that nobody knows waits for its correction, which sets it off', async () => {
    await shop.payOut([{ type: 'ManualCorrected', modification: 'X1', net: -3_00 }]).import()
    const sums = await shop.booksMoved(() => decideAll('await-correction'))
    expect(sums).toEqual({ clearing: -3_00, differences: 3_00 })
    expect((await shop.command('payouts', 'open')).text).toMatch(/correct:cas_.*, 3\.00 EUR/)
    await shop.payOut([{ type: 'ManualCorrected', modification: 'X2', net: 3_00 }]).import()
    await decideAll('await-correction')
    expect(await shop.books()).toMatchObject({ clearing: 0, differences: 0 })
  })

  test('the same payment a second time, in one report and in the next', async () => {
    const bought = await shop.sell()
    const twice = shop.payOut([captured(bought, price), captured(bought, price)])
    expect(await twice.import()).toMatchObject({ caseCount: 1 })
    expect(await shop.payOut([captured(bought, price)]).import()).toMatchObject({ caseCount: 1 })
    expect(await openCases()).toMatchObject([
      { kind: 'payoutDiffers', openCents: price },
      { kind: 'payoutDiffers', openCents: price },
    ])
    await decideAll('bear-loss')
  })
})

describe('a payment that no payout brings', () => {
  test('is a case after two weeks; the loss is borne, or it comes after all', async () => {
    const lost = await shop.sell()
    const late = await shop.sell()
    shop.later(15 * dayMs)
    await watchMoney(shop.deps)
    await watchMoney(shop.deps)
    expect(await openCases()).toMatchObject([{ openCents: price }, { openCents: price }])
    await shop.payOut([captured(late, price)]).import()
    const [left] = await openCases()
    expect(await openCases()).toMatchObject([{ kind: 'notPaidOut', openCents: price }])
    expect(await shop.booksMoved(() => decideAll('bear-loss'))).toEqual({
      clearing: price,
      loss: -price,
    })
    expect(left).toBeDefined()
    expect((await shop.command('payouts', 'open')).text).not.toContain(lost.paymentId)
  })
})

describe('a payout of several currencies', () => {
  test('exchanges what was paid in one and is paid out in the other', async () => {
    const stranger = { paymentId: newId('pay'), news: { reference: 'POUNDS' } }
    const line = { ...captured(stranger, 10_00), currency: 'GBP', netCurrency: 'EUR', net: 11_40 }
    const euros = await shop.booksMoved(() => shop.payOut([line]).import())
    expect(euros).toEqual({ bank: -11_40 })
    expect(await shop.books('GBP')).toMatchObject({ clearing: 0, bank: 0 })
    await decideAll('not-ours')
    expect((await shop.command('payouts', 'open')).text).toContain('POUNDS, -10.00 GBP')
  })
})

test('money that was accepted, brought under its own name and taken back is not waited for', async () => {
  const other = await shop.buy()
  await shop.runJobs()
  await shop.payOut([captured(other, 25_95)]).import()
  const begun = await shop.begin()
  await shop.hear({ ...begun.news, amount: euro(25_00) })
  await shop.payOut([captured(begun, 25_00)]).import()
  await shop.decide(begun.paymentId, 'accept')
  await shop.runJobs()
  await shop.hear(changeOf(begun.news, 'chargeback', { cents: 25_00, reference: 'CB-ACCEPTED' }))
  const gross = { type: 'Chargeback', gross: -25_00, net: -25_00, modification: 'CB-ACCEPTED' }
  await shop
    .payOut([{ ...gross, reference: begun.news.reference, payment: begun.paymentId }])
    .import()
  shop.later(15 * dayMs)
  await watchMoney(shop.deps)
  const kinds = (await shop.casesOf(begun.paymentId)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['chargeback', 'otherAmount'])
})

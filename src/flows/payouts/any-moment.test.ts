import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { captured, PayoutShop } from '#tests/support/payout-shop.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
const shop = new PayoutShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const price = 25_95
const moment = fc.constantFrom('before', 'after', 'never')

/** What happened to the payment, in this order; the shop hears of each before the report, after it, or never. */
const changes = [
  ['Chargeback', 'chargeback', 'CHARGEBACK', -price, 'first'],
  ['ChargebackReversed', 'chargebackReversed', 'CHARGEBACK_REVERSED', price, 'reversal'],
  ['Refunded', 'refunded', 'REFUND', -10_00, 'byHand'],
  ['Refunded', 'refunded', 'REFUND', -5_00, 'byHandInVain'],
  ['RefundedReversed', 'refundFailed', 'REFUND_FAILED', 5_00, 'byHandInVain'],
] as const

/** Of a refund that failed its failure alone was heard. */
const failureAlone = ['before', 'before', 'before', 'before', 'never', 'before'] as const

test('whenever news is heard, or never: the reports bring the books to the same end', async () => {
  const heard = fc.tuple(moment, ...changes.map(() => moment))
  // The last line may come with the next batch.
  await fc.assert(
    fc.asyncProperty(heard, fc.boolean(), async ([paid, ...moments], isLastLater) => {
      const begun = await shop.begin()
      const told = changes.map(([type, kind, event, gross, name]) => ({
        line: {
          ...{ type, gross, net: gross, modification: `${name}-${begun.news.reference}` },
          ...{ reference: begun.news.reference, payment: begun.paymentId },
        },
        news: {
          ...changeOf(begun.news, kind, {
            ...{ event, cents: Math.abs(gross), reference: `${name}-${begun.news.reference}` },
          }),
          refundId: undefined,
        },
      }))
      const hear = async (when: 'before' | 'after') => {
        if (paid === when) await shop.hear(begun.news)
        for (const [at, { news }] of told.entries()) if (moments[at] === when) await shop.hear(news)
      }
      const sums = await shop.moved(async () => {
        await hear('before')
        const lines = [captured(begun, price), ...told.map(({ line }) => line)]
        const later = isLastLater ? lines.splice(-1) : []
        await shop.payOut(lines).import()
        if (later.length > 0) await shop.payOut(later).import()
        await hear('after')
      })
      const net = price - 29 - 10_00
      expect(sums).toEqual({ clearing: 0, taken: -10_00, loss: 0, bank: -net })
      expect(await shop.command('payouts', 'open')).toMatchObject({
        text: 'Clearing: the provider owes us 0.00 EUR.',
        exitCode: 0,
      })
    }),
    {
      numRuns: walksWanted ?? 12,
      examples: [
        [[...failureAlone], false],
        [[...failureAlone], true],
      ],
    },
  )
  expect(await ledgerFindings(shop)).toEqual([])
})

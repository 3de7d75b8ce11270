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
  ['Chargeback', 'chargeback', 'CHARGEBACK', -price],
  ['ChargebackReversed', 'chargebackReversed', 'CHARGEBACK_REVERSED', price],
  ['Refunded', 'refunded', 'REFUND', -10_00],
] as const

test('whenever news is heard, or never: the report brings the books to the same end', async () => {
  const heard = fc.tuple(moment, ...changes.map(() => moment))
  await fc.assert(
    fc.asyncProperty(heard, async ([paid, ...moments]) => {
      const begun = await shop.begin()
      const told = changes.map(([type, kind, event, gross]) => ({
        line: {
          ...{ type, gross, net: gross, modification: `${event}-${begun.news.reference}` },
          ...{ reference: begun.news.reference, payment: begun.paymentId },
        },
        news: changeOf(begun.news, kind, {
          ...{ event, cents: Math.abs(gross), reference: `${event}-${begun.news.reference}` },
        }),
      }))
      const hear = async (when: 'before' | 'after') => {
        if (paid === when) await shop.hear(begun.news)
        for (const [at, { news }] of told.entries()) if (moments[at] === when) await shop.hear(news)
      }
      const sums = await shop.moved(async () => {
        await hear('before')
        await shop.payOut([captured(begun, price), ...told.map(({ line }) => line)]).import()
        await hear('after')
      })
      const net = price - 29 - 10_00
      expect(sums).toEqual({ clearing: 0, taken: -10_00, loss: 0, bank: -net })
      expect(await shop.command('payouts', 'open')).toMatchObject({
        text: 'Clearing: the provider owes us 0.00 EUR.',
        isFine: true,
      })
    }),
    { numRuns: walksWanted ?? 12 },
  )
  expect(await ledgerFindings(shop)).toEqual([])
})

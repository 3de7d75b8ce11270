import { afterAll, test } from 'vitest'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectNamed, type Planted, run } from '#tests/support/planted-faults.ts'

const database = await openTestDatabase()
const { shop, idle, sold, refunded, lost, mixed } = await openAuditedShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** Rows that are right by themselves, and name what is not theirs. */
const planted: readonly Planted[] = [
  [
    'a refund to a tender of another order',
    run(
      `update refunds set tender_id = (select id from tenders where order_id = '${sold.orderId}') where order_id = '${refunded.orderId}'`,
    ),
    'rows of an order belong to it',
    refunded.orderId,
  ],
  [
    'a tender in another currency',
    run(`update tenders set currency = 'USD' where order_id = '${sold.orderId}'`),
    'rows of an order belong to it',
    sold.orderId,
  ],
  [
    'an invoice in another currency',
    run(`update documents set currency = 'USD' where order_id = '${sold.orderId}'`),
    'rows of an order belong to it',
    sold.orderId,
  ],
  [
    'a unit that is issued and refunded',
    run(
      `update card_units set refund_id = (select min(id) from refunds) where id = '${sold.unitId}'`,
    ),
    'unit and its refund name each other',
    sold.unitId,
  ],
  [
    'a refund whose unit says nothing of it',
    run(
      `update card_units set state = 'withdrawn', refund_id = null where id = '${refunded.unitId}'`,
    ),
    'unit and its refund name each other',
    refunded.unitId,
  ],
  [
    'a unit that delivers the card of another',
    run(
      `update card_units set card_id = (select id from cards where order_unit_id = '${lost.unitId}') where id = '${sold.unitId}'`,
    ),
    'unit and its card belong together',
    sold.unitId,
  ],
  [
    'a unit whose card is gone',
    run(`delete from cards where order_unit_id = '${sold.unitId}'`),
    'unit and its card belong together',
    sold.unitId,
  ],
  [
    'a card of another issuer',
    run(`update cards set issuer = 'keuze' where order_unit_id = '${sold.unitId}'`),
    'unit and its card belong together',
    sold.unitId,
  ],
  [
    'a card in another currency',
    run(`update cards set currency = 'USD' where id = '${idle.id}'`),
    'unit and its card belong together',
    idle.id,
  ],
  [
    'an order of another kind',
    run(`update orders set kind = 'activation' where id = '${sold.orderId}'`),
    'rows of an order belong to it',
    sold.orderId,
  ],
  [
    'another decision than was taken',
    run(`update cases set decision = 'withdraw-cards' where order_id = '${lost.orderId}'`),
    'decision is told in its case',
    'withdraw-cards',
  ],
  [
    'a payout that is not booked',
    async (tx) => {
      const payout = `select id from ledger_transfers where key like 'payout:%'`
      await run(`delete from ledger_entries where transfer_id in (${payout})`)(tx)
      await run(`delete from ledger_transfers where key like 'payout:%'`)(tx)
    },
    'what happened is booked',
    'batch of payout',
  ],
  [
    'a line of a payout that answers nothing any more',
    run(
      `update payout_lines set transfer_key = null, known_cents = 0 where transfer_key is not null`,
    ),
    'what happened is booked',
    'difference:',
  ],
  [
    'a line of a payout that knows an amount and no transfer',
    run(`update payout_lines set transfer_key = null where transfer_key is not null`),
    'payout answers each movement once',
    'answers nothing',
  ],
  [
    'a transfer of another kind than its key',
    run(`update ledger_transfers set kind = 'fee' where key = 'settle:${sold.paymentId}'`),
    'transfer has a known cause',
    sold.paymentId,
  ],
  [
    'an invoice of another year',
    run(`update documents set year = year + 1 where order_id = '${sold.orderId}'`),
    'documents have no gaps',
    'counted in',
  ],
  [
    'an invoice that is younger than the next',
    run(
      `update documents set issued_on = issued_on + 3 where id = (
        select id from documents where kind = 'invoice' order by number limit 1)`,
    ),
    'documents have no gaps',
    'is of',
  ],
  [
    'a card without an amount',
    run(`update cards set amount_cents = null where id = '${idle.id}'`),
    'card has an origin',
    idle.id,
  ],
  [
    'a basket that another order was made of',
    run(`update carts set order_id = '${refunded.orderId}' where order_id = '${sold.orderId}'`),
    'rows of an order belong to it',
    refunded.orderId,
  ],
  [
    'the provider’s names of two payments swapped',
    run(
      `update payments set provider_reference = other.provider_reference from payments as other
        where (payments.id, other.id) in (
          ('${sold.paymentId}', '${mixed.paymentId}'), ('${mixed.paymentId}', '${sold.paymentId}'))`,
    ),
    'payment is as its money says',
    'was told as',
  ],
  [
    'a favour that was never taken back',
    run(`update refunds set favour_cents = 1 where order_id = '${refunded.orderId}'`),
    'what happened is booked',
    'of favours',
  ],
  [
    'an amount kept that nobody gave',
    run(`update refunds set kept_cents = 1 where order_id = '${refunded.orderId}'`),
    'what happened is booked',
    'kept',
  ],
]

test.each(planted)('names %s', (...one) => expectNamed(shop.deps, [one]))

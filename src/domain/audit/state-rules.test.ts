import { afterAll, expect, test } from 'vitest'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectNamed, move, type Planted, run } from '#tests/support/planted-faults.ts'
import { findFaults } from './find-faults.ts'

const database = await openTestDatabase()
const { db } = database
const { shop, sold, refunded, lost, receipt } = await openAuditedShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** An order whose money was taken and whose cards were withdrawn. */
const gone = await shop.buy()
await shop.runJobs()
await shop.hear(changeOf(gone.news, 'chargeback'))
await shop.decide(gone.paymentId, 'withdraw-cards')

const orderOf = async (paymentId: string) =>
  (
    await db
      .selectFrom('payments')
      .select('order_id as id')
      .where('id', '=', paymentId as typeof sold.paymentId)
      .executeTakeFirstOrThrow()
  ).id
const goneId = await orderOf(gone.paymentId)
const held = await db
  .selectFrom('payments')
  .select(['id', 'order_id as orderId'])
  .where('state', '=', 'held')
  .executeTakeFirstOrThrow()

test('finds nothing before anything is planted', async () => {
  expect(await findFaults(db)).toEqual([])
})

const order = 'order is as its rows say'
const payment = 'payment is as its money says'
const refund = 'refund is as its moments say'
const unit = 'unit is as it was ordered'
const delivery = 'delivery is as its order says'

const set = (table: string, what: string, where: string) =>
  run(`update ${table} set ${what} where ${where}`)

const ofSold = `order_id = '${sold.orderId}'`
const ofGone = `order_id = '${goneId}'`
const ofRefunded = `order_id = '${refunded.orderId}'`

const planted: readonly Planted[] = [
  [
    'a completed order without its moment',
    set('orders', 'completed_at = null', `id = '${sold.orderId}'`),
    order,
    sold.orderId,
  ],
  [
    'an order that is paid without a taking',
    set(
      'orders',
      `state = 'completed', settled_at = now(), completed_at = now(), paid_by_payment_id = '${held.id}'`,
      `id = '${held.orderId}'`,
    ),
    'order costs what its lines say and its tenders pay',
    held.orderId,
  ],
  [
    'an order paid by the payment of another',
    set('orders', `paid_by_payment_id = '${lost.paymentId}'`, `id = '${sold.orderId}'`),
    order,
    sold.orderId,
  ],
  [
    'a basket that is ordered by an unpaid order',
    set('carts', `order_id = '${held.orderId}'`, ofSold),
    order,
    held.orderId,
  ],
  [
    'a payment that is paid without a transfer',
    set('payments', `state = 'settled', settled_at = now()`, `id = '${held.id}'`),
    payment,
    held.id,
  ],
  [
    'a transfer of a payment that is not paid',
    set('payments', `state = 'refused', settled_at = null`, `id = '${sold.paymentId}'`),
    payment,
    sold.paymentId,
  ],
  [
    'a transfer of a payment that is lost',
    run(`delete from ledger_transfers where key = 'settle:${sold.paymentId}'`),
    payment,
    sold.paymentId,
  ],
  [
    'a settled payment without its moment',
    set('payments', 'settled_at = null', `id = '${sold.paymentId}'`),
    payment,
    sold.paymentId,
  ],
  [
    'a payment whose state moved alone',
    set('payments', `state = 'pending'`, `id = '${sold.paymentId}'`),
    payment,
    sold.paymentId,
  ],
  [
    'a payment partly refunded by nothing',
    set('payments', `state = 'partlyRefunded'`, `id = '${sold.paymentId}'`),
    payment,
    sold.paymentId,
  ],
  [
    'a payment that does not know of its refund',
    set('refunds', `state = 'done', finished_at = now()`, ofRefunded),
    payment,
    refunded.paymentId,
  ],
  [
    'a held payment without a case',
    set('cases', 'payment_id = null', `provider_reference = '${receipt}'`),
    payment,
    held.id,
  ],
  [
    'a held payment without a reason',
    set('payments', 'hold_reason = null', `id = '${held.id}'`),
    payment,
    held.id,
  ],
  [
    'a refund that is done and never ended',
    set('refunds', `state = 'done', finished_at = null`, ofRefunded),
    refund,
    'is done',
  ],
  [
    'a refund that waits and was sent',
    set('refunds', `state = 'requested', sent_at = now()`, ofRefunded),
    refund,
    'is requested',
  ],
  [
    'a refund that failed without an end',
    set('refunds', `state = 'failed', finished_at = null`, ofRefunded),
    refund,
    'is failed',
  ],
  [
    'a refund that is done and was booked as failed',
    async (tx) => {
      const { id } = await tx
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', refunded.orderId)
        .executeTakeFirstOrThrow()
      await move(
        tx,
        `refund-failed:${id}`,
        [`order:${refunded.orderId}`, 50_00],
        ['system:pspClearing:EUR', -50_00],
      )
      await set('refunds', `state = 'done', finished_at = now()`, ofRefunded)(tx)
    },
    refund,
    'nothing paid it otherwise',
  ],
  [
    'a refund that is done without a transfer',
    run(
      `delete from ledger_transfers where key = (select 'refund:' || id from refunds where ${ofRefunded})`,
    ),
    'what happened is booked',
    refunded.orderId,
  ],
  [
    'a package at another amount than its units',
    set('order_packages', 'amount_cents = amount_cents - 1', ofSold),
    unit,
    sold.unitId,
  ],
  [
    'a package of another number than its line',
    set('order_packages', 'quantity = quantity + 1', ofSold),
    unit,
    'line ',
  ],
  [
    'a line whose price does not make its total',
    set('order_lines', 'unit_cents = unit_cents + 1', `${ofSold} and kind = 'GIFTCARD'`),
    unit,
    'line ',
  ],
  [
    'a fee whose price does not make its total',
    set('order_lines', 'quantity = quantity + 1', `${ofSold} and kind = 'SERVICE_FEE'`),
    unit,
    'line ',
  ],
  [
    'a unit of another order than its package',
    set('card_units', ofRefunded, `id = '${sold.unitId}'`),
    unit,
    sold.unitId,
  ],
  [
    'a unit that was issued at no moment',
    set('card_units', 'issued_at = null', `id = '${sold.unitId}'`),
    unit,
    sold.unitId,
  ],
  [
    'a unit that goes to the receiver of another order',
    set(
      'card_units',
      `delivery_id = (select id from deliveries where ${ofRefunded})`,
      `id = '${sold.unitId}'`,
    ),
    unit,
    sold.unitId,
  ],
  [
    'a package in the shipment of another order',
    set(
      'order_packages',
      `shipment_id = (select id from order_shipments where ${ofRefunded})`,
      ofSold,
    ),
    unit,
    sold.unitId,
  ],
  [
    'cards that are swapped between two units',
    async (tx) => {
      const [one, other] = [sold.unitId, refunded.unitId]
      await set('cards', `order_unit_id = 'none'`, `order_unit_id = '${one}'`)(tx)
      await set('cards', `order_unit_id = '${one}'`, `order_unit_id = '${other}'`)(tx)
      await set('cards', `order_unit_id = '${other}'`, `order_unit_id = 'none'`)(tx)
      await run(
        `update card_units set card_id = cards.id from cards where order_unit_id = card_units.id`,
      )(tx)
    },
    unit,
    'key of another unit',
  ],
  [
    'a mail that was sent for a withdrawn order',
    set('deliveries', `state = 'sent', sent_at = now()`, ofGone),
    delivery,
    goneId,
  ],
  [
    'a delivery that still waits for a withdrawn order',
    set('deliveries', `state = 'waiting', sent_at = null, opened_at = null`, ofGone),
    delivery,
    goneId,
  ],
  [
    'a delivery that is withdrawn while its card is good',
    set('deliveries', `state = 'withdrawn'`, ofSold),
    delivery,
    sold.orderId,
  ],
  [
    'a delivery that is paid back while its card is good',
    set('deliveries', `state = 'refunded'`, ofSold),
    delivery,
    sold.orderId,
  ],
  [
    'a gift that was opened at no moment',
    set('deliveries', `state = 'opened', opened_at = null`, ofSold),
    delivery,
    sold.orderId,
  ],
  [
    'a mail that waits and was sent',
    set('deliveries', `state = 'waiting', sent_at = now()`, ofSold),
    delivery,
    sold.orderId,
  ],
  [
    'a mail that was sent before its card was made',
    set('card_units', `state = 'failed', card_id = null`, `id = '${sold.unitId}'`),
    delivery,
    sold.orderId,
  ],
  [
    'a withdrawal that is paid back by nothing',
    run(
      `insert into withdrawals (id, language, name, email, email_key, order_number, order_id, state, stated_at)
        values ('wdr_none', 'nl', 'Anna', 'a@x.nl', 'a@x.nl', '1', '${sold.orderId}', 'paidBack', now())`,
    ),
    delivery,
    'wdr_none',
  ],
  [
    'a shipment that is posted at no moment',
    set('order_shipments', `state = 'posted', posted_at = null`, ofSold),
    delivery,
    sold.orderId,
  ],
]

test('names the row of each single fault of a state', () => expectNamed(shop.deps, planted))

import { unmaskOrder } from '#flows/orders/unmask-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import { euro } from '#kernel/money.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

/** An operator looks who ordered, gives back an amount, and then a card, and books a transfer; every statement of that is asked. */
export async function askRefundsByHand(shop: OrderShop): Promise<void> {
  const { deps } = shop
  const visitorKey = await shop.fillBasket([{}])
  const { orderUuid, paymentId } = await beginPayment(deps, await shop.request(visitorKey))
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  const { orderId, unitId } = await deps.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['orders.id as orderId', 'card_units.id as unitId'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const asked = { orderId, actor: 'Mila', reason: 'A day late' }
  await giveFavour(deps, { ...asked, cents: 5_00 })
  await refundCardsByHand(deps, { ...asked, unitIds: [unitId] })
  await unmaskOrder(deps, asked)
  const entry = { reference: 'B1', amount: euro(25_95), bookedOn: '2026-11-21', text: 'RENT 2026' }
  await receiveTransfers(deps, { entries: [entry] })
  await shop.runJobs()
  await runJob(deps, 'make-documents', {})
}

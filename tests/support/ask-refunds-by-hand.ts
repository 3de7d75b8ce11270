import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

/** An operator gives back an amount of an order, and then a card; every statement of that is asked. */
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
  await shop.runJobs()
  await runJob(deps, 'make-documents', {})
}

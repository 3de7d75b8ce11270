import { loadOrderPeople } from '#domain/orders/load-order-people.ts'
import { listFavours } from '#domain/payments/list-favours.ts'
import { matchTransfers } from '#domain/payments/match-transfers.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { giveFavour, planByHand, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { invariant } from '#kernel/invariant.ts'
import { euro } from '#kernel/money.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

/** What is asked when an operator pays back by hand, looks who ordered, or books what came to the bank. */
export async function askByHand(shop: OrderShop): Promise<void> {
  const { deps } = shop
  const { db, clock } = deps
  const visitorKey = await shop.fillBasket([{ quantity: 2 }])
  const { orderUuid, paymentId } = await beginPayment(deps, await shop.request(visitorKey))
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  const units = await db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['card_units.id', 'orders.id as orderId'])
    .where('orders.uuid', '=', orderUuid)
    .execute()
  const [unit] = units
  invariant(unit !== undefined, 'The order has cards.')
  const { orderId } = unit
  const decided = { orderId, actor: 'Mila', reason: 'late' }
  await giveFavour(deps, { ...decided, cents: 5_00 })
  const order = { orderId, currency: 'EUR' } as const
  const unitIds = [unit.id]
  await planByHand(db, { order, unitIds, now: clock.now() })
  await refundCardsByHand(deps, { ...decided, unitIds })
  await shop.runJobs()
  await listFavours(db, [orderId])
  await loadOrderPeople(db, orderId)
  const entry = { reference: 'B1', amount: euro(25_95), bookedOn: '2026-11-21' }
  await matchTransfers(db, [{ ...entry, text: 'cadeau 61-7KD3-9QXM ABCD1234' }])
}

import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { canBeCancelled, hasLeft, listToCallOff } from '#domain/orders/call-off.ts'
import { ReturnChanged, ShipmentSent } from '#domain/orders/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import { callOff, isUsed, wholeOf } from '#flows/refunds/call-off.ts'
import { lockToCallOff } from '#flows/refunds/lock-to-call-off.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'

export type Cancellation = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  /** What they were shown that comes back. */
  expectedCents: number
}

/**
 * The giver calls off what one receiver would get, before it is sent: nothing is made or sent, and what was paid goes back by the
 * same means. Throws what `ensureOwnOrder` throws, `DeliveryUnknown` (3000), `ShipmentSent` (3320) and `ReturnChanged` (3321).
 */
export async function cancelShipment(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, expectedCents, ...keys }: Cancellation,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const { id: orderId } = await ensureOwnOrder(deps, { orderUuid, ...keys })
  await transact(deps, async (tx) => {
    const locked = await lockToCallOff(tx, orderId)
    if (locked === undefined) throw new ShipmentSent()
    const order = { orderId, currency: locked.currency }
    const all = await listToCallOff(tx, { orderId, now: deps.clock.now() })
    const delivery = all.find((one) => one.deliveryId === deliveryId)
    if (delivery === undefined) throw new DeliveryUnknown()
    if (!canBeCancelled(locked, { ...delivery, isAnythingLeft: hasLeft(delivery) }))
      throw new ShipmentSent()
    const part = wholeOf(delivery)
    for (const unit of part.units) if (await isUsed(tx, order, unit)) throw new ShipmentSent()
    const plan = await callOff(tx, deps, { order, parts: [part], reason: 'cancelled' })
    if (plan?.totalCents !== expectedCents) throw new ReturnChanged()
  })
  deps.log.info({ deliveryId }, 'The giver called off a delivery before it was sent.')
}

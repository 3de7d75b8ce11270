import { correctReceiverAddress } from '#domain/deliveries/correct-receiver-address.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { OrderNotYours, OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import { findOrderOwner } from '#domain/orders/find-order-owner.ts'
import { isFullView } from '#domain/orders/is-full-view.ts'
import { findViewer, type ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId, isUuid } from '#kernel/ids.ts'

export type AddressCorrection = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  email: string
}

/**
 * The giver puts right where a gift goes: the old link is dead and the new mail on its way, or nothing changed.
 * Only the visitor who ordered may, as long as the order's page shows them everything. Throws `UuidInvalid` (3011),
 * `OrderUnknown` (3300), `OrderNotYours` (3301), and what `correctReceiverAddress` throws.
 */
export async function correctAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, email, ...keys }: AddressCorrection,
): Promise<void> {
  if (!isUuid(orderUuid)) throw new UuidInvalid()
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await findOrderOwner(deps.db, orderUuid)
  if (order === undefined) throw new OrderUnknown()
  if (!isFullView(order, await findViewer(deps, keys))) throw new OrderNotYours()
  await transact(deps, async (tx) => {
    await correctReceiverAddress(tx, { orderId: order.id, deliveryId, email })
    await deps.queue.send(tx, [{ name: 'send-card-mail', payload: { deliveryId } }])
  })
  deps.log.info({ deliveryId }, 'The giver corrected the address of a receiver.')
}

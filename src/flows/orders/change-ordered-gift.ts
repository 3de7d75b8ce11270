import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { isUnsent, listToCallOff, lockOrderToCallOff } from '#domain/orders/call-off.ts'
import { changeGift, type GiftChange } from '#domain/orders/change-gift.ts'
import { GiftFixed, GiftUnknown } from '#domain/orders/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'

export type OrderedGiftChange = ViewerKeys &
  Omit<GiftChange, 'packageId'> & { orderUuid: string; deliveryId: string; packageId: string }

/**
 * The giver writes something else beside a gift, or has another paper around it, until it is sent; by post until it is packed. The
 * order is locked as calling off and packing lock it. Throws what `ensureOwnOrder` and `changeGift` throw, `DeliveryUnknown` (3000)
 * and `GiftFixed` (3607).
 */
export async function changeOrderedGift(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, packageId, message, wrapper, ...keys }: OrderedGiftChange,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  if (!isId('pkg', packageId)) throw new GiftUnknown()
  const { id: orderId } = await ensureOwnOrder(deps, { orderUuid, ...keys })
  await transact(deps, async (tx) => {
    if ((await lockOrderToCallOff(tx, orderId)) === undefined) throw new GiftFixed()
    const all = await listToCallOff(tx, { orderId, now: deps.clock.now() })
    const delivery = all.find((one) => one.deliveryId === deliveryId)
    if (delivery === undefined) throw new DeliveryUnknown()
    if (!isUnsent(delivery)) throw new GiftFixed()
    await changeGift(tx, delivery, { packageId, message, wrapper })
  })
  deps.log.info({ deliveryId }, 'The giver changed the note or the paper of a gift.')
}

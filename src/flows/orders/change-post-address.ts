import { ensurePhone } from '#domain/cart/destination.ts'
import { NotPostedThere } from '#domain/cart/errors.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { changePost } from '#domain/orders/change-post.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { isId } from '#kernel/ids.ts'

export type PostAddressChange = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  address: DeliveryAddress
}

/**
 * The giver has a card posted elsewhere, until it is packed. What it costs stays: postage goes by what is posted, and a country that the shop
 * does not post to is refused. Throws what `ensureOwnOrder` and `changePost` throw, and `NotPostedThere` (3220).
 */
export async function changePostAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, address, ...keys }: PostAddressChange,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await ensureOwnOrder(deps, { orderUuid, ...keys })
  if (!deps.storefront.postsTo.includes(address.countryCode)) throw new NotPostedThere()
  ensurePhone(address)
  const to = { address, keepsPhone: deps.storefront.phoneAskedBy.length > 0 }
  await transact(deps, (tx) => changePost(tx, { orderId: order.id, deliveryId, to }))
  deps.log.info({ deliveryId }, 'The giver chose another address for what goes by post.')
}

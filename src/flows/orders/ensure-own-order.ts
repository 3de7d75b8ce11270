import { OrderNotYours, OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import { findOrderOwner, type OrderOwner } from '#domain/orders/find-order-owner.ts'
import { isFullView } from '#domain/orders/is-full-view.ts'
import { findViewer, type ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isUuid } from '#kernel/ids.ts'

/**
 * An order that the viewer may change: theirs, and shown to them with everything. Throws `UuidInvalid` (3011),
 * `OrderUnknown` (3300) and `OrderNotYours` (3301).
 */
export async function ensureOwnOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { orderUuid, ...keys }: ViewerKeys & { orderUuid: string },
): Promise<OrderOwner> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const order = await findOrderOwner(deps.db, orderUuid)
  if (order === undefined) throw new OrderUnknown('orderUuid')
  if (!isFullView(order, await findViewer(deps, keys))) throw new OrderNotYours()
  return order
}

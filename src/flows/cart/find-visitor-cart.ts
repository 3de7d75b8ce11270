import type { SelfContainedCart } from '#domain/cart/cart.ts'
import { findBasket, findCart, findSingleGiftById } from '#domain/cart/find-cart.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import type { Db } from '#domain/db.ts'
import {
  OrderAlreadyPaid,
  OrderNotYours,
  OrderUnknown,
  UuidInvalid,
} from '#domain/orders/errors.ts'
import { findOrderOwner, type OrderOwner } from '#domain/orders/find-order-owner.ts'
import { isPaidState } from '#domain/orders/order-states.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isPrintable } from '#kernel/characters.ts'
import { isUuid } from '#kernel/ids.ts'

export type CartQuestion = {
  visitorKey: string | undefined
  /** After a payment that failed: the cart of that order, to be paid again (SPEC §2). */
  orderUuid: string | undefined
  /** The product of a gift that is ordered by itself; without it the basket. */
  singleGift?: string | undefined
}

/**
 * The visitor's cart. An order that is named must be their own and unpaid: its cart stays open until then, so paying can
 * go on. Throws `UuidInvalid` (3011), `OrderUnknown` (3300), `OrderNotYours` (3301) and `OrderAlreadyPaid` (3302).
 */
export async function findVisitorCart(
  deps: Pick<Deps, 'db' | 'clock'>,
  { visitorKey, orderUuid, singleGift }: CartQuestion,
): Promise<SelfContainedCart | undefined> {
  const { db, clock } = deps
  const now = clock.now()
  // Also for a gift by itself: whoever comes with the key of before a log-in is led on here.
  const basket = visitorKey === undefined ? undefined : await findBasket(db, visitorKey, now)
  if (orderUuid !== undefined) {
    const { cartId } = await ensureRetryable(db, { visitorKey, orderUuid })
    return (await findSingleGiftById(db, cartId, now)) ?? basket
  }
  if (singleGift === undefined || visitorKey === undefined) return basket
  // No product is named so, and the database takes no zero byte.
  if (!isPrintable(singleGift)) return undefined
  return findCart(db, singleGiftKeyOf(visitorKey, singleGift), now)
}

async function ensureRetryable(
  db: Db,
  { visitorKey, orderUuid }: { visitorKey: string | undefined; orderUuid: string },
): Promise<OrderOwner> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const order = await findOrderOwner(db, orderUuid)
  if (order === undefined) throw new OrderUnknown('orderUuid')
  if (order.visitorKey !== visitorKey) throw new OrderNotYours()
  if (isPaidState(order.state)) throw new OrderAlreadyPaid()
  return order
}

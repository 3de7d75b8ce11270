import type { Cart } from '#domain/cart/cart.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import type { Db } from '#domain/db.ts'
import {
  OrderAlreadyPaid,
  OrderNotYours,
  OrderUnknown,
  UuidInvalid,
} from '#domain/orders/errors.ts'
import { findOrderOwner } from '#domain/orders/find-order-owner.ts'
import { isPaidState } from '#domain/orders/order-states.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isUuid } from '#kernel/ids.ts'

export type CartQuestion = {
  visitorKey: string | undefined
  /** After a payment that failed: the cart of that order, to be paid again (SPEC §2). */
  orderUuid: string | undefined
}

/**
 * The visitor's cart. An order that is named must be their own and unpaid: its cart stays open until then, so paying can
 * go on. Throws `UuidInvalid` (3011), `OrderUnknown` (3300), `OrderNotYours` (3301) and `OrderAlreadyPaid` (3302).
 */
export async function findVisitorCart(
  deps: Pick<Deps, 'db' | 'clock'>,
  { visitorKey, orderUuid }: CartQuestion,
): Promise<Cart | undefined> {
  const { db, clock } = deps
  const cart = visitorKey === undefined ? undefined : await findCart(db, visitorKey, clock.now())
  if (orderUuid !== undefined) await ensureRetryable(db, { visitorKey, orderUuid })
  return cart
}

async function ensureRetryable(
  db: Db,
  { visitorKey, orderUuid }: { visitorKey: string | undefined; orderUuid: string },
): Promise<void> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const order = await findOrderOwner(db, orderUuid)
  if (order === undefined) throw new OrderUnknown('orderUuid')
  if (order.visitorKey !== visitorKey) throw new OrderNotYours()
  if (isPaidState(order.state)) throw new OrderAlreadyPaid()
}

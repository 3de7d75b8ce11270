import type { Cart } from '#domain/cart/cart.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import type { Db } from '#domain/db.ts'
import { findOrderOwner } from '#domain/orders/find-order-owner.ts'
import { isPaidState } from '#domain/orders/order-states.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { isUuid } from '#kernel/ids.ts'
import { ShopError } from '#kernel/shop-error.ts'

export type CartQuestion = {
  visitorKey: string | undefined
  /** After a payment that failed: the basket of that order, to be paid again (SPEC §2). */
  orderUuid: string | undefined
}

/**
 * The visitor's basket. With an order it must be his own and not be paid yet: a basket stays open until then,
 * so this is where paying goes on. Throws 3011, 3300, 3301 and 3302.
 */
export async function findVisitorCart(
  deps: Pick<Deps, 'db' | 'clock'>,
  { visitorKey, orderUuid }: CartQuestion,
): Promise<Cart | undefined> {
  if (orderUuid !== undefined) await ensureRetryable(deps.db, { visitorKey, orderUuid })
  return visitorKey === undefined ? undefined : findCart(deps.db, visitorKey, deps.clock.now())
}

async function ensureRetryable(
  db: Db,
  { visitorKey, orderUuid }: { visitorKey: string | undefined; orderUuid: string },
): Promise<void> {
  if (!isUuid(orderUuid)) throw refused('uuidInvalid')
  const order = await findOrderOwner(db, orderUuid)
  if (order === undefined) throw refused('orderUnknown')
  if (order.visitorKey !== visitorKey) throw refused('orderNotYours')
  if (isPaidState(order.state)) throw refused('orderAlreadyPaid')
}

const refused = (name: ErrorName): ShopError =>
  new ShopError(errorCodes[name], { parameter: 'orderUuid' })

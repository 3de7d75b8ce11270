import type { Db } from '#domain/db.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { CartId, OrderId } from '#kernel/ids.ts'

export type OrderOwner = {
  id: OrderId
  cartId: CartId
  visitorKey: string
  placedAt: Date
  state: OrderState
}

/** Whose order it is, since when, and from which basket it was made. */
export async function findOrderOwner(db: Db, uuid: string): Promise<OrderOwner | undefined> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'placed_at as placedAt',
      'cart_id as cartId',
      'visitor_key as visitorKey',
      'state',
    ])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}

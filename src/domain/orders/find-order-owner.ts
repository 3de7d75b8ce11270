import type { Db } from '#domain/db.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { CartId } from '#kernel/ids.ts'

/** Whose order it is and from which basket it was made. */
export async function findOrderOwner(
  db: Db,
  uuid: string,
): Promise<{ cartId: CartId; visitorKey: string; state: OrderState } | undefined> {
  return db
    .selectFrom('orders')
    .select(['cart_id as cartId', 'visitor_key as visitorKey', 'state'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}

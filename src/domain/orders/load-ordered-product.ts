import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import type { CardUnitId } from '#kernel/ids.ts'

/** What the card of a unit was when it was ordered; throws for a unit that does not exist. */
export async function loadOrderedProduct(db: Db, unitId: CardUnitId): Promise<OrderedProduct> {
  const { product } = await db
    .selectFrom('card_units')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .select(sql<OrderedProduct>`order_packages.product`.as('product'))
    .where('card_units.id', '=', unitId)
    .executeTakeFirstOrThrow()
  return product
}

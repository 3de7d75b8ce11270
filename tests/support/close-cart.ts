import { closingCart, openRest } from '#domain/cart/close-cart.ts'
import type { Tx } from '#domain/db.ts'
import type { OrderedGift } from '#domain/ordered-gift.ts'
import type { CartId, OrderId } from '#kernel/ids.ts'

/** As a payment that settles closes the basket of its order. True when this call closed it. */
export async function closeCart(
  tx: Tx,
  {
    cartId,
    orderId,
    ordered,
    now,
  }: { cartId: CartId; orderId: OrderId; ordered: readonly OrderedGift[]; now: Date },
): Promise<boolean> {
  const cart = await tx
    .selectFrom('carts')
    .select(['id', 'state', 'version', 'visitor_key', 'single_gift_of', 'storefront', 'language'])
    .select(['kind', 'document'])
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
  await closingCart(tx, { cart, orderId, now }).selectFrom('carts').select('id').limit(1).execute()
  await openRest(tx, { cart, ordered, now })
  return cart?.state === 'open'
}

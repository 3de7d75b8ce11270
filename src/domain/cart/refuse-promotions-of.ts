import type { Cart } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { type CartToOrder, lockCartToOrder } from '#domain/cart/lock-cart-to-order.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Tx } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/** The cart goes on without these promotions, as it is priced then. Throws 3203 and 3206. */
export async function refusePromotionsOf(
  tx: Tx,
  shop: Shop,
  { toOrder, ids, now }: { toOrder: CartToOrder; ids: readonly string[]; now: Date },
): Promise<PricedCart> {
  const cart = await lockCartToOrder(tx, toOrder, now)
  const refusedPromotions = [...new Set([...(cart.refusedPromotions ?? []), ...ids])]
  return priceCart(await storeCart(tx, { ...cart, refusedPromotions }, now), shop)
}

/** Somebody else may have what was refused to the one before. */
export const refusedTo = (before: Cart, { email }: GuestDetails): Cart['refusedPromotions'] =>
  before.details?.email === email ? before.refusedPromotions : undefined

import { priceCart } from '#domain/cart/price-cart.ts'
import { type RedeemCart, requireChoice, withChangedChoice } from '#domain/cart/redeem-cart.ts'
import { ensureChoice } from '#domain/cart/redeem-rules.ts'
import { CartChanged } from '#domain/orders/errors.ts'
import type { Shop } from '#domain/shop.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'

export type OriginalToTake = {
  /** Of the alternative. */
  packageId: string
  /** As the page saw the cart. */
  version: number | undefined
  rules: RedeemRules
}

/**
 * The cart with what was chosen first in place of its alternative. Throws 3204 where another tab changed it, 3201, and what
 * `ensureChoice` throws.
 */
export function takeOriginal(
  cart: RedeemCart,
  shop: Shop,
  { packageId, version, rules }: OriginalToTake,
): RedeemCart {
  if (version !== undefined && version !== cart.version) {
    const { currency, grandTotalCents: cents } = priceCart(cart, shop)
    throw new CartChanged({ currency, cents })
  }
  const { original, ...alternative } = requireChoice(cart, packageId)
  const first = { ...alternative, ...original }
  ensureChoice(shop, rules, first)
  return original === undefined ? cart : withChangedChoice(cart, first)
}

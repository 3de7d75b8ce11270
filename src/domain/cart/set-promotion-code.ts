import type { Basket } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { PromotionCodeUnknown } from '#domain/cart/errors.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import { normalizedCode, type Promotion } from '#domain/promotions/promotion.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Keeps a code with the basket, in place of the one before; nothing takes it out. What it is good for is seen whenever the basket
 * is looked at: one that does not hold yet comes to hold. Throws 3203, 3206, 3224 and `LostRace`.
 */
export async function setPromotionCode(
  one: OneStatement,
  shop: Shop,
  { visitorKey, language, now, code }: CartChange & { code: string },
): Promise<Basket> {
  const cart = await requireBasket(one, visitorKey, now)
  return storeCart(one, { ...cart, language, promotionCode: knownCode(shop, code) }, now)
}

/** Undefined for nothing. Throws 3224 when no promotion that runs here has it. */
export function knownCode(
  { promotions }: { promotions: readonly Promotion[] },
  typed: string | undefined,
): string | undefined {
  const code = normalizedCode(typed ?? '')
  if (code === '') return undefined
  if (!promotions.some((promotion) => promotion.code === code)) throw new PromotionCodeUnknown()
  return code
}

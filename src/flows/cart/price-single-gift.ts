import type { CartOf, CartPackage } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import { ensureQuantity } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import { normalizedCode } from '#domain/promotions/promotion.ts'
import type { Shop } from '#domain/shop.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

type GiftToPrice = Pick<CartPackage, 'productId' | 'variationType' | 'amountCents' | 'quantity'> &
  Pick<CartPackage, 'wrapper' | 'giftPacking' | 'isEachWrapped'> & {
    isForSelf: boolean
    promotionCode: string
    visitorKey: string | undefined
    language: Language
  }

/**
 * What one gift costs as it would be kept, without keeping it: promotions that its visitor was refused are not reckoned with.
 * Throws 3200; what is not sold costs nothing.
 */
export async function priceSingleGift(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shop: Shop,
  { isForSelf, promotionCode, visitorKey, language, ...item }: GiftToPrice,
): Promise<PricedCart> {
  ensureQuantity(item.quantity)
  const key = visitorKey && singleGiftKeyOf(visitorKey, item.productId)
  const isAsked = key && shop.promotions.length > 0
  const kept = isAsked ? await findCart(db, key, clock.now()) : undefined
  const receiver = isForSelf
    ? ({ kind: 'self' } as const)
    : ({ kind: 'other', name: '', email: '' } as const)
  const cart: CartOf<'singleGift'> = {
    kind: 'singleGift',
    ...{ id: newId('crt'), version: 1, storefront: shop.storefront.key, language },
    shipments: withPackage([], { ...item, message: undefined, receiver, deliveryDate: null }),
    details: undefined,
    promotionCode: normalizedCode(promotionCode),
    refusedPromotions: kept?.refusedPromotions,
  }
  return priceCart(cart, shop)
}

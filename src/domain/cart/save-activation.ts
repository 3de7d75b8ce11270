import type { Cart, CartOf } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { ensureForSale } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { keepBeside } from '#domain/cart/save-single-gift.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'
import { newId, type PrintedCardId } from '#kernel/ids.ts'

/** Under which a visitor's activation lies beside their basket, where a gift by itself has its product. No product is called so. */
export const activationName = 'activation'

export type Activation = CartChange & {
  printedCardId: PrintedCardId
  /** How its number begins. */
  prefix: string
  productId: string
  amountCents: number
  email: string
}

/** Keeps an activation, in place of the one that the visitor began before. Throws 2031, 3101, 3103, 2015 and 2030. */
export async function saveActivation(
  one: OneStatement,
  shop: Shop,
  { printedCardId, prefix, productId, amountCents, email, visitorKey, language, now }: Activation,
): Promise<Cart> {
  const item = {
    ...{ productId, variationType: 'DIGITAL' as const, amountCents, quantity: 1 },
    ...{ message: undefined, receiver: { kind: 'self' as const }, deliveryDate: null },
  }
  ensureForSale(shop.catalogue, item)
  const cart: CartOf<'activation'> = {
    kind: 'activation',
    ...{ id: newId('crt', now.getTime()), version: 1 },
    ...{ storefront: shop.storefront.key, language },
    shipments: withPackage([], item),
    details: holderOf(email, now),
    ...{ activates: printedCardId, activatedPrefix: prefix },
  }
  ensureWithinLimits(priceCart(cart, shop), shop.storefront)
  return keepBeside(one, { cart, visitorKey, name: activationName, now })
}

/** An activation asks for nothing but where its mail goes (SPEC §3). */
const holderOf = (email: string, now: Date): GuestDetails => ({
  ...{ customerType: 'PRIVATE', firstName: '', lastName: '', email },
  ...{ phoneNumber: undefined, termsAcceptedAt: now.toISOString() },
})

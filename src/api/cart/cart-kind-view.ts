import type { Cart } from '#domain/cart/cart.ts'
import type { GiftcardOrderView } from './giftcard-order.ts'

/** Fields that depend on the kind. An activation has a page of its own, as a gift by itself has. */
export function viewKind(
  cart: Cart,
): Pick<GiftcardOrderView, 'isSingleGift' | 'activatedPrefix' | 'customerEmail' | 'quoteId'> {
  const activation = cart.kind === 'activation' ? cart : undefined
  return {
    isSingleGift: cart.kind === 'singleGift' || activation !== undefined,
    activatedPrefix: activation?.activatedPrefix,
    customerEmail: activation?.details?.email,
    quoteId: cart.kind === 'quote' ? cart.quoteId : undefined,
  }
}

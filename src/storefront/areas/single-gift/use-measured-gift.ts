import { unitsOf } from '#storefront/parts/measurement/data-layer.ts'
import { addToCart, beginCheckout } from '#storefront/parts/measurement/events.ts'
import { measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import type { SingleGiftData } from './load-single-gift.ts'
import type { SingleGiftState } from './use-single-gift.ts'

/** The same events as on the way through the basket, in their order; once for each gift. */
export function useMeasuredGift({ product, order }: SingleGiftData, state: SingleGiftState): void {
  const { unitPrice, total, choice } = state
  useMeasured(`gift ${product.id}`, () => {
    if (order && !measureOnce('checkouts', order.id)) return
    if (!order) addToCart(product, unitPrice, choice.quantity)
    if (!unitPrice || !total) return
    const item = { item_id: product.id, item_name: product.title, price: unitsOf(unitPrice) }
    beginCheckout({ items: [{ ...item, quantity: choice.quantity }], total })
  })
}

import { ensureOrderable } from '#domain/cart/ensure-orderable.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import type { Tx } from '#domain/db.ts'
import { CartChanged } from '#domain/orders/errors.ts'
import { insertOrder, type OrderNames } from '#domain/orders/insert-order.ts'
import { draftOrder } from '#domain/orders/order-draft.ts'
import { holdPromotions } from '#domain/promotions/hold-promotions.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { PromotionsNotHeld } from './refuse-promotions.ts'

export type OrderRequest = {
  visitorKey: VisitorKey
  /** Of the visitor who is logged in. */
  accountId: AccountId | undefined
  language: Language
  /** Orders this product's gift by itself, as it was kept with this version; without it, the basket. */
  singleGift?: { productId: string; version: number } | undefined
  /** What the button showed: a changed price is never charged silently (3204). */
  expectedTotalCents: number
}

export type PlacedOrder = OrderNames & { priced: PricedCart }

/**
 * Makes the visitor's basket an order, in the caller's transaction and a fixed number of statements. The same
 * basket ordered again is the same order as long as nobody paid it; a changed one is a new order, and the old
 * is superseded. What promotions cost is held for it: throws `PromotionsNotHeld` where one is not for it. The basket stays open: it is closed when the order is paid.
 */
export async function placeOrder(
  tx: Tx,
  deps: Pick<Deps, 'catalogue' | 'content' | 'storefront' | 'clock' | 'hashAddress'>,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { storefront } = deps
  const now = deps.clock.now()
  const { visitorKey, accountId, singleGift } = request
  const key = singleGift ? singleGiftKeyOf(visitorKey, singleGift.productId) : visitorKey
  const cart = await lockCart(tx, key, now)
  const priced = priceCart({ ...cart, language: request.language }, shopOf(deps, storefront))
  ensureOrderable(priced, storefront, now)
  // Another tab may have kept another gift of the same price.
  const isOther = singleGift !== undefined && singleGift.version !== cart.version
  if (isOther || priced.grandTotalCents !== request.expectedTotalCents) {
    throw new CartChanged({ currency: priced.currency, cents: priced.grandTotalCents })
  }
  const draft = draftOrder({ priced, storefront, visitorKey, accountId, now })
  const order = await insertOrder(tx, draft)
  const { email } = draft.order.contact
  const refusals = await holdPromotions(tx, {
    ...{ orderId: order.id, promotions: priced.promotions },
    ...{ email, personHash: deps.hashAddress(email) },
  })
  if (refusals.length > 0) throw new PromotionsNotHeld(key, refusals)
  return { ...order, priced }
}

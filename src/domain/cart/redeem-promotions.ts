import type { Cart, RedeemChoice } from '#domain/cart/cart.ts'
import type { Product, VariationConfig } from '#domain/catalogue/product.ts'
import { configOf } from '#domain/catalogue/variations.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'

/** What the shop adds to each card of a choice, by which promotion. */
export type Added = { promotion: Promotion; cents: number }

/**
 * The most that a running promotion adds to what is chosen for a card. It raises the card itself, never above what is sold, and
 * nothing is added where prices are listed, or to a donation.
 */
export function addedTo(
  { variationType, amountCents }: RedeemChoice,
  product: Product | undefined,
  { promotions, cart }: { promotions: readonly Promotion[]; cart: Cart },
): Added | undefined {
  const config = product && configOf(product, variationType)
  if (product?.kind !== 'GIFTCARD' || config === undefined || config.hasFixedPrices)
    return undefined
  const refused = cart.refusedPromotions ?? []
  let most: Added | undefined
  for (const promotion of promotions) {
    if (!promotion.addsToRedeemed || refused.includes(promotion.id)) continue
    if (!isFor(promotion, product) || amountCents < (promotion.condition.centsMin ?? 0)) continue
    const cents = centsAdded(promotion, amountCents, config)
    if (cents > (most?.cents ?? 0)) most = { promotion, cents }
  }
  return most
}

const isFor = (
  { condition: { products, categories } }: Promotion,
  { id, categories: own }: Product,
): boolean =>
  (products === undefined && categories === undefined) ||
  products?.includes(id) === true ||
  own.some((category) => categories?.includes(category))

/** In whole steps of the product. */
function centsAdded({ value }: Promotion, amountCents: number, config: VariationConfig): number {
  const wanted =
    value.type === 'ABSOLUTE'
      ? value.cents
      : Math.min(Math.round((amountCents * value.basisPoints) / 10_000), value.centsMax ?? Infinity)
  const face = Math.min(amountCents + wanted, config.maxCents)
  return Math.max(0, Math.floor(face / config.stepCents) * config.stepCents - amountCents)
}

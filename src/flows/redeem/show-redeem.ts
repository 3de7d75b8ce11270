import { payableByCards } from '#domain/cart/card-parts.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Shop } from '#domain/shop.ts'
import { type PayingCard, showPayingCards } from '#flows/cart/show-paying-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sum } from '#kernel/money.ts'
import type { RedeemLook } from './change-redeem-cart.ts'

/** How somebody's exchange stands, priced now. */
export type PricedRedeem = RedeemLook & {
  priced: PricedCart
  /** In the order in which they were added, with what each would pay. */
  cards: readonly PayingCard[]
  /** What stays on the cards when this is ordered. */
  remainingCents: number
  /** What the cards leave to be paid another way. */
  toPayCents: number
  /** More than nothing is left, and too little to be of use: it cannot be ordered so (3544). */
  isRemainderTooSmall: boolean
}

export async function showRedeem(
  deps: Pick<Deps, 'db' | 'clock' | 'vault'>,
  shop: Shop,
  { redeeming, cart }: RedeemLook,
): Promise<PricedRedeem> {
  const priced = priceCart(cart, shop)
  const { currency } = priced
  const cardIds = redeeming.session.cardIds
  const payableCents = payableByCards(priced)
  const cards = await showPayingCards(deps, { cartId: cart.id, cardIds, currency, payableCents })
  const paidCents = sum(cards.map(({ cents }) => cents))
  const remainingCents = sum(cards.map(({ balanceCents }) => balanceCents)) - paidCents
  return {
    ...{ redeeming, cart, priced, cards, remainingCents },
    toPayCents: priced.grandTotalCents - paidCents,
    isRemainderTooSmall: remainingCents > 0 && remainingCents < redeeming.rules.remainderCentsMin,
  }
}

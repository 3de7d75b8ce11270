import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { isOwnCard } from '#domain/catalogue/product.ts'
import type { CardId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'

/** How much of an order one choice card pays. */
export type CardPart = { cardId: CardId; cents: number }

export type CardFunds = {
  cardId: CardId
  /** What it can spend on this order. */
  cents: number
  /** Last day of validity, YYYY-MM-DD. */
  validUntil: string
}

/**
 * How much of a basket choice cards may pay: all but choice cards and blank packs, which would only move value from card to
 * card past its last day.
 */
export function payableByCards({ lines, shipments, grandTotalCents }: PricedCart): number {
  const packages = shipments.flatMap((shipment) => shipment.packages)
  const excluded = new Set(
    packages
      .filter(({ product }) => product !== undefined && isOwnCard(product))
      .map(({ package: { id } }) => id),
  )
  const notPayable = lines.filter(
    ({ packageId, kind }) =>
      packageId !== undefined &&
      excluded.has(packageId) &&
      (kind === 'GIFTCARD' || kind === 'BLANK_GIFT_CARD_PACK'),
  )
  return Math.max(0, grandTotalCents - sum(notPayable.map(({ totalCents }) => totalCents)))
}

/** The soonest to expire pays first, then the smallest; no more cards than are needed. */
export function splitOverCards(
  cards: readonly CardFunds[],
  payableCents: number,
): readonly CardPart[] {
  const inTurn = cards.toSorted(
    (one, other) =>
      compare(one.validUntil, other.validUntil) ||
      one.cents - other.cents ||
      compare(one.cardId, other.cardId),
  )
  const parts: CardPart[] = []
  let leftCents = payableCents
  for (const { cardId, cents: held } of inTurn) {
    const cents = Math.min(held, leftCents)
    if (cents <= 0) continue
    leftCents -= cents
    parts.push({ cardId, cents })
  }
  return parts
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

import { cardStatusOf } from '#domain/cards/card-status.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { type CardPart, splitOverCards } from '#domain/cart/card-parts.ts'
import { sumTakeable } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listUnpaidOfCart } from '#domain/orders/list-unpaid-of-cart.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId, CartId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type PayingCard = CardPart & {
  /** All but the last four digits are dots. */
  maskedNumber: string
  /** What it can spend on this basket. */
  balanceCents: number
  /** Last day of validity, YYYY-MM-DD. */
  validUntil: string
}

export type PayingCardsOf = {
  cartId: CartId
  cardIds: readonly CardId[]
  currency: Currency
  payableCents: number
}

/** The choice cards of a basket in the order in which they were added, and how much each would pay if it were paid now. */
export async function showPayingCards(
  { db, clock, vault }: Pick<Deps, 'db' | 'clock' | 'vault'>,
  { cartId, cardIds, currency, payableCents }: PayingCardsOf,
): Promise<readonly PayingCard[]> {
  if (cardIds.length === 0) return []
  const owners = await listUnpaidOfCart(db, cartId)
  const takeable = await sumTakeable(db, { cardIds, owners })
  const cards = await loadCards(db, { cardIds })
  const now = clock.now()
  const funds = new Map<CardId, number>()
  for (const card of cards) {
    const cents =
      (await balanceOf(db, cardAccount(card.id, card.amount.currency))) +
      (takeable.get(card.id) ?? 0)
    const isPaying =
      card.amount.currency === currency &&
      cardStatusOf(card, { balanceCents: cents, now }) === 'active'
    funds.set(card.id, isPaying ? cents : 0)
  }
  const parts = splitOverCards(
    cards.map(({ id, validUntil }) => ({ cardId: id, cents: funds.get(id) ?? 0, validUntil })),
    payableCents,
  )
  return cardIds.flatMap((cardId) => {
    const card = cards.find(({ id }) => id === cardId)
    if (card === undefined) return []
    return {
      cardId,
      maskedNumber: String(vault.open(card.id, card.sealed).number),
      balanceCents: funds.get(cardId) ?? 0,
      validUntil: card.validUntil,
      cents: parts.find((part) => part.cardId === cardId)?.cents ?? 0,
    }
  })
}

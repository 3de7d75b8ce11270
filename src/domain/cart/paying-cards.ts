import type { Basket } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import {
  PayingCardAlreadyAdded,
  PayingCardUnknown,
  TooManyPayingCards,
} from '#domain/cart/errors.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'
import { payingCardsMax } from '#kernel/limits.ts'

type CardChange = CartChange & { cardId: CardId }

/** The card pays for this basket as far as it reaches. Throws 3203, 3206, 3520, 3521 and `LostRace`. */
export async function addPayingCard(
  one: OneStatement,
  { visitorKey, language, now, cardId }: CardChange,
): Promise<Basket> {
  const cart = await requireBasket(one, visitorKey, now)
  const { payingCards = [] } = cart
  if (payingCards.includes(cardId)) throw new PayingCardAlreadyAdded()
  if (payingCards.length >= payingCardsMax) throw new TooManyPayingCards()
  return storeCart(one, { ...cart, language, payingCards: [...payingCards, cardId] }, now)
}

/** It pays for this basket no more. Throws 3203, 3206, 3522 and `LostRace`. */
export async function removePayingCard(
  one: OneStatement,
  { visitorKey, language, now, cardId }: CardChange,
): Promise<Basket> {
  const cart = await requireBasket(one, visitorKey, now)
  const { payingCards = [] } = cart
  if (!payingCards.includes(cardId)) throw new PayingCardUnknown()
  const left = payingCards.filter((id) => id !== cardId)
  const kept = left.length > 0 ? left : undefined
  return storeCart(one, { ...cart, language, payingCards: kept }, now)
}

import type { Card } from '#domain/cards/card.ts'
import { type CardStatus, cardStatusOf, isExpired } from '#domain/cards/card-status.ts'
import { extensionOf, savedUntil } from '#domain/cards/end-of-card.ts'
import { HolderProofInvalid } from '#domain/cards/errors.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import { listReservations, type Reservation, sumHolds } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { loadOrderedProduct } from '#domain/orders/load-ordered-product.ts'
import { proofOf } from '#flows/cards/prove-holder.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import type { CardId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

/** What its holder learns of a choice card (GraphQL `GiftCardBalance`). */
export type CardBalanceView = {
  title: string
  picture: PictureView
  /** All but the last four digits are dots. */
  maskedNumber: string
  /** What can be spent: without what is reserved. Undefined of a blocked card, which is not shown. */
  balance: Money | undefined
  initialAmount: Money | undefined
  /** Last day of validity, YYYY-MM-DD. */
  expiryDate: string
  isExpired: boolean
  status: CardStatus
  /** What is set aside for orders, the first to be free again first. */
  reservations: readonly Reservation[]
  /** Until when its holder may have it from now on, where they may move its last day; YYYY-MM-DD. */
  extensionUntil: string | undefined
  /** The last day, YYYY-MM-DD, on which what is left can be saved; the day after, it lapses. */
  savedUntil: string
  /** Who may get what is left; nobody where nothing is. */
  causes: readonly { id: string; title: string }[]
  /** Of which company the card is; then it is exchanged, and pays no order. */
  company: string | undefined
  /** With it the holder acts on the card for some minutes. */
  proof: string
}

export type CardViewDeps = Pick<
  Deps,
  'db' | 'clock' | 'vault' | 'storefront' | 'catalogue' | 'holderProofs'
>

/** A card of our own as it stands. */
export async function viewCard(
  deps: CardViewDeps,
  card: Card,
  language: Language,
): Promise<CardBalanceView> {
  const { db, clock, vault } = deps
  const now = clock.now()
  const terms = deps.storefront.cardTerms
  const { reservedCents, lapsedCents } = await sumHolds(db, card.id)
  const onCard = await balanceOf(db, cardAccount(card.id, card.amount.currency))
  const balanceCents = onCard + lapsedCents
  const product = await loadOrderedProduct(db, card.unitId)
  const status = cardStatusOf(card, { balanceCents: balanceCents + reservedCents, now })
  const isShown = status !== 'blocked'
  return {
    title: product.title[language],
    picture: pictureOf(product, language),
    maskedNumber: String(vault.open(card.id, card.sealed).number),
    balance: isShown ? { currency: card.amount.currency, cents: balanceCents } : undefined,
    initialAmount: isShown ? card.amount : undefined,
    expiryDate: card.validUntil,
    isExpired: isExpired(card, now),
    status,
    reservations: isShown ? await listReservations(db, card.id) : [],
    extensionUntil: extensionOf(card, { terms, now }),
    savedUntil: savedUntil(card, terms),
    causes: isShown && balanceCents > 0 ? causesOf(deps, language) : [],
    company: card.own && redeemRulesOf(deps.storefront, card.own.programme)?.company,
    proof: proofOf(deps, card),
  }
}

/** As its holder left it. */
export async function viewCardById(
  deps: CardViewDeps,
  cardId: CardId,
  language: Language,
): Promise<CardBalanceView> {
  const [card] = await loadCards(deps.db, { cardIds: [cardId] })
  if (card === undefined) throw new HolderProofInvalid()
  return viewCard(deps, card, language)
}

const causesOf = ({ catalogue }: Pick<Deps, 'catalogue'>, language: Language) =>
  (catalogue.current().productsByKind.get('DONATION') ?? []).map(({ id, title }) => ({
    id,
    title: title[language],
  }))

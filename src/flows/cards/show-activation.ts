import { type CardStatus, cardStatusOf } from '#domain/cards/card-status.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { sumHolds } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { loadOrderNames } from '#domain/orders/load-order-names.ts'
import { termsOfActivated } from '#domain/storefronts/terms-of-activated.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { rangeOf } from '#kernel/activation.ts'
import type { Language, StorefrontText } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { findBehindLink } from './find-gift.ts'

/** What whoever activated a card sees of it by the link of their mail (GraphQL `ActivatedCard`). Never its pin, nor all of its number. */
export type ActivatedCardView = {
  title: string
  picture: PictureView
  maskedNumber: string
  /** What was put on it. */
  amount: Money
  status: CardStatus
  /** Last day of validity, YYYY-MM-DD. */
  expiryDate: string
  /** What holds for it. */
  terms: readonly StorefrontText[]
  /** The receipt. */
  referenceNumber: string
  orderUuid: string
}

/** Throws `CardLinkInvalid` (3500), also where the link leads to a gift. */
export async function showActivation(
  deps: Pick<Deps, 'db' | 'cardLinks' | 'vault' | 'clock' | 'storefront'>,
  { token, language }: { token: string; language: Language },
): Promise<ActivatedCardView> {
  const { db, vault, clock, storefront } = deps
  const { delivery } = await findBehindLink(deps, token)
  const [unit] = delivery.units
  if (delivery.orderKind !== 'activation' || unit === undefined) throw new CardLinkInvalid()
  const [card] = await loadCards(db, { unitIds: [unit.unitId] })
  if (card === undefined) throw new CardLinkInvalid()
  const { currency } = card.amount
  const { reservedCents, lapsedCents } = await sumHolds(db, card.id)
  const onCard = await balanceOf(db, cardAccount(card.id, currency))
  const { number } = vault.open(card.id, card.sealed)
  const programme = rangeOf(storefront.activation, number.reveal())
  const { uuid, referenceNumber } = await loadOrderNames(db, delivery.orderId)
  const balanceCents =
    card.own === undefined ? card.amount.cents : onCard + lapsedCents + reservedCents
  return {
    title: unit.product.title[language],
    picture: pictureOf(unit.product, language),
    maskedNumber: String(number),
    amount: card.amount,
    status: cardStatusOf(card, { balanceCents, now: clock.now() }),
    expiryDate: card.validUntil,
    terms: programme === undefined ? [] : termsOfActivated(storefront, programme),
    ...{ referenceNumber, orderUuid: uuid },
  }
}

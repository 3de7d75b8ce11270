import type { Card } from '#domain/cards/card.ts'
import { isGood } from '#domain/cards/card-status.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { type Delivery, loadDeliveries, messageOf } from '#domain/deliveries/load-deliveries.ts'
import { markDeliveryOpened } from '#domain/deliveries/mark-delivery.ts'
import { fullName } from '#domain/orders/order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { CardUnitId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

import type { Money } from '#kernel/money.ts'

export type GiftCardQuestion = { token: string; language: Language }

export type GiftCardCodeView = {
  number: string
  pin: string | undefined
  barcodeSvg: string
}

export type CardOnPageView = {
  title: string
  amount: Money
  picture: PictureView
  /** Given in the holder's name: nothing to spend, so it has neither validity nor code. */
  isDonation: boolean
  /** Our own card, whose balance we tell. */
  isChoiceCard: boolean
  /** Of a donation, what it is used for. */
  howToSpend: string
  webshops: readonly { title: string; url: string }[]
  /** YYYY-MM-DD; undefined until issued. */
  validUntil: string | undefined
  /** Undefined until the holder opens the gift. */
  code: GiftCardCodeView | undefined
}

/** What the private link of the mail shows (GraphQL `GiftCardPage`). */
export type GiftCardView = {
  giverName: string
  receiverName: string
  isForSelf: boolean
  message: string | undefined
  isReady: boolean
  isOpened: boolean
  cards: readonly CardOnPageView[]
}

export type CardPageDeps = Pick<Deps, 'db' | 'vault' | 'cardLinks' | 'drawBarcode' | 'clock'>

/**
 * What stands behind the private link of a mail. Codes are shown only once the gift was opened, so that a mail
 * scanner that follows links reveals and uses up nothing. Throws `CardLinkInvalid` (3500).
 */
export async function showGiftCard(
  deps: CardPageDeps,
  { token, language }: GiftCardQuestion,
): Promise<GiftCardView> {
  const delivery = await findDelivery(deps, token)
  return present(deps, delivery, language)
}

/**
 * Opens the gift: codes are shown from now on, and the giver sees that it was opened. The first time counts;
 * what is not issued yet cannot be opened.
 */
export async function openGiftCard(
  deps: CardPageDeps,
  { token, language }: GiftCardQuestion,
): Promise<GiftCardView> {
  const delivery = await findDelivery(deps, token)
  if (delivery.state === 'opened' || !delivery.isReady) return present(deps, delivery, language)
  const opening = { link: delivery, now: deps.clock.now() }
  const isOpened = await inOneStatement(deps, (one) => markDeliveryOpened(one, opening))
  if (!isOpened) throw new CardLinkInvalid()
  return present(deps, { ...delivery, state: 'opened' }, language)
}

/** A link of an earlier version was revoked; one to a delivery that was paid back leads nowhere. */
async function findDelivery(deps: CardPageDeps, token: string): Promise<Delivery> {
  const link = deps.cardLinks.read(token)
  const [delivery] = link === undefined ? [] : await loadDeliveries(deps.db, [link.id])
  const isValid =
    delivery !== undefined &&
    delivery.linkVersion === link?.linkVersion &&
    delivery.state !== 'refunded' &&
    delivery.state !== 'withdrawn'
  if (!isValid) throw new CardLinkInvalid()
  return delivery
}

async function present(
  deps: CardPageDeps,
  delivery: Delivery,
  language: Language,
): Promise<GiftCardView> {
  const isOpened = delivery.state === 'opened'
  const shown = delivery.units.filter(({ isIssued, isOpen }) => isIssued || isOpen)
  const issued = shown.filter(({ isIssued }) => isIssued).map(({ unitId }) => unitId)
  const cards = new Map<CardUnitId, Card>(
    (await loadCards(deps.db, { unitIds: issued })).map((card) => [card.unitId, card]),
  )
  return {
    giverName: fullName(delivery.giver),
    receiverName: delivery.receiverName,
    isForSelf: delivery.isForSelf,
    message: messageOf(delivery),
    isReady: delivery.isReady,
    isOpened,
    cards: [
      ...shown.map((unit): CardOnPageView => {
        const card = cards.get(unit.unitId)
        return {
          ...describe(delivery, unit, language),
          isDonation: false,
          isChoiceCard: unit.product.isChoiceCard,
          howToSpend: unit.product.howToSpend[language],
          validUntil: card?.validUntil,
          code: isOpened && card !== undefined ? revealCode(deps, card) : undefined,
        }
      }),
      ...delivery.donations.map(
        (donation): CardOnPageView => ({
          ...describe(delivery, donation, language),
          isDonation: true,
          isChoiceCard: false,
          howToSpend: donation.product.cause.about[language],
          validUntil: undefined,
          code: undefined,
        }),
      ),
    ],
  }
}

const describe = (
  { currency }: Delivery,
  { product, amountCents }: Delivery['units' | 'donations'][number],
  language: Language,
) => ({
  title: product.title[language],
  amount: { currency, cents: amountCents },
  picture: pictureOf(product, language),
  webshops: product.webshops,
})

/** A card that is frozen, blocked or withdrawn shows nothing: its code is worth nothing any more, or must not be. */
function revealCode(deps: CardPageDeps, card: Card): GiftCardCodeView | undefined {
  if (!isGood(card)) return undefined
  const { number, pin, barcode } = deps.vault.open(card.id, card.sealed)
  return {
    number: number.reveal(),
    pin: pin?.reveal(),
    barcodeSvg: deps.drawBarcode(barcode),
  }
}

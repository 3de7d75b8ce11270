import type { Card } from '#domain/cards/card.ts'
import { isGood } from '#domain/cards/card-status.ts'
import { extensionOf } from '#domain/cards/end-of-card.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import type { CardLink } from '#domain/deliveries/card-links.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { findThankYou } from '#domain/deliveries/find-thank-you.ts'
import { type Delivery, giverOf, messageOf } from '#domain/deliveries/load-deliveries.ts'
import { markDeliveryOpened } from '#domain/deliveries/mark-delivery.ts'
import { markUnitOpened } from '#domain/deliveries/mark-unit-opened.ts'
import { canThankYouBeChanged } from '#domain/deliveries/write-thank-you.ts'
import { proofOf } from '#flows/cards/prove-holder.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { CardUnitId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { type DigitalWrapper, wrapperToDraw } from '#kernel/wrapper.ts'
import { findGift, type Gift } from './find-gift.ts'
import { type RemindersView, showReminders } from './show-reminders.ts'

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
  /** The paper that it is unwrapped from. */
  wrapper: DigitalWrapper
  /** Given in the holder's name: nothing to spend, so it has neither validity nor code. */
  isDonation: boolean
  /** Our own card, whose balance we tell. */
  isChoiceCard: boolean
  /** Of a donation, what it is used for. */
  howToSpend: string
  webshops: readonly { title: string; url: string }[]
  /** YYYY-MM-DD; undefined until issued. */
  validUntil: string | undefined
  /** Undefined until the holder opens the gift, and while the card is stopped. */
  code: GiftCardCodeView | undefined
  /** Why an opened card has no code: its payment is asked back, whoever ordered withdrew from it, or the shop stopped it. */
  stoppedBy: 'payment' | 'withdrawal' | 'shop' | undefined
  /** Of a choice card whose last day its holder may move: until when, and with what. */
  extension: { until: string; proof: string } | undefined
  /** Of a card bought for oneself: the page that shows it alone, to be given away. */
  ownPage: OwnPageView | undefined
}

export type OwnPageView = { url: string; isOpened: boolean }

/** What the private link of the mail shows (GraphQL `GiftCardPage`). */
export type GiftCardView = {
  /** As the tag says it; empty once the giver is forgotten. */
  giverName: string
  receiverName: string
  isForSelf: boolean
  /** Undefined until the gift is opened: it lies under the paper. */
  message: string | undefined
  isReady: boolean
  isOpened: boolean
  /** What was sent to the giver. */
  thankYou: { text: string | undefined } | undefined
  /** A thank-you may be sent, or the one that was sent changed. */
  canThank: boolean
  cards: readonly CardOnPageView[]
  /** Undefined until the holder opens the gift, and where none of its cards can be spent. */
  reminders: RemindersView | undefined
}

export type CardPageDeps = Pick<
  Deps,
  | ('db' | 'queue' | 'vault' | 'cardLinks' | 'drawBarcode' | 'clock' | 'shopUrl')
  | ('storefront' | 'holderProofs')
>

/**
 * What stands behind a private link. Codes are shown only once the gift was opened, so that a mail
 * scanner that follows links reveals and uses up nothing. Throws `CardLinkInvalid` (3500).
 */
export async function showGiftCard(
  deps: CardPageDeps,
  { token, language }: GiftCardQuestion,
): Promise<GiftCardView> {
  const gift = await findGift(deps, token)
  return present(deps, gift, language)
}

/**
 * Opens the gift: codes are shown from now on, and the giver sees that it was opened. The first time counts;
 * what is not issued yet cannot be opened.
 */
export async function openGiftCard(
  deps: CardPageDeps,
  { token, language }: GiftCardQuestion,
): Promise<GiftCardView> {
  const gift = await findGift(deps, token)
  if (gift.isOpened || !gift.delivery.isReady) return present(deps, gift, language)
  if (!(await markOpened(deps, gift.link))) throw new CardLinkInvalid()
  return present(deps, { ...gift, isOpened: true }, language)
}

function markOpened(deps: CardPageDeps, link: CardLink): Promise<boolean> {
  const now = deps.clock.now()
  return 'unitId' in link
    ? transact(deps, (tx) => markUnitOpened(tx, { link, now }))
    : inOneStatement(deps, (one) => markDeliveryOpened(one, { link, now }))
}

async function present(
  deps: CardPageDeps,
  { delivery, link, isOpened, isForSelf }: Gift,
  language: Language,
): Promise<GiftCardView> {
  const shown = delivery.units.filter(({ isIssued, isOpen }) => isIssued || isOpen)
  const issued = shown.filter(({ isIssued }) => isIssued).map(({ unitId }) => unitId)
  const cards = new Map<CardUnitId, Card>(
    (await loadCards(deps.db, { unitIds: issued })).map((card) => [card.unitId, card]),
  )
  const thankYou = isForSelf || !isOpened ? undefined : await findThankYou(deps.db, link)
  return {
    giverName: giverOf(delivery),
    receiverName: delivery.isForSelf && !isForSelf ? '' : firstNameOf(delivery.receiverName),
    isForSelf,
    message: isOpened ? messageOf(delivery) : undefined,
    isReady: delivery.isReady,
    isOpened,
    reminders: isOpened
      ? await showReminders(deps, { gift: { delivery, link }, cards: [...cards.values()] })
      : undefined,
    thankYou,
    canThank:
      isOpened &&
      !isForSelf &&
      delivery.isThankable &&
      (thankYou === undefined || canThankYouBeChanged(thankYou)),
    cards: [
      ...shown.map((unit): CardOnPageView => {
        const card = cards.get(unit.unitId)
        return {
          ...describe(delivery, unit, language),
          isDonation: false,
          isChoiceCard: unit.product.isChoiceCard,
          howToSpend: unit.product.howToSpend[language],
          validUntil: card?.validUntil,
          extension: isOpened ? extensionOn(deps, card) : undefined,
          code: isOpened && card !== undefined ? revealCode(deps, card) : undefined,
          stoppedBy: isOpened && card !== undefined ? stoppedBy(card, delivery) : undefined,
          ownPage:
            isForSelf && card !== undefined && isGood(card)
              ? ownPageOf(deps, { delivery, unit, language })
              : undefined,
        }
      }),
      ...delivery.donations.map(
        (donation): CardOnPageView => ({
          ...describe(delivery, donation, language),
          isDonation: true,
          isChoiceCard: false,
          howToSpend: donation.product.cause.about[language],
          validUntil: undefined,
          extension: undefined,
          code: undefined,
          stoppedBy: undefined,
          ownPage: undefined,
        }),
      ),
    ],
  }
}

function extensionOn(deps: CardPageDeps, card: Card | undefined): CardOnPageView['extension'] {
  if (card?.own === undefined || isOnPlastic(card)) return undefined
  const now = deps.clock.now()
  const until = extensionOf(card, { terms: deps.storefront.cardTerms, now })
  return until === undefined ? undefined : { until, proof: proofOf(deps, card) }
}

type Own = { delivery: Delivery; unit: Delivery['units'][number]; language: Language }

const ownPageOf = (deps: CardPageDeps, { delivery, unit, language }: Own): OwnPageView => {
  const token = deps.cardLinks.token({ unitId: unit.unitId, linkVersion: delivery.linkVersion })
  return { url: cardPageUrl(deps, { token, language }), isOpened: unit.isUnwrapped }
}

const describe = (
  { currency }: Delivery,
  { product, amountCents, wrapper }: Delivery['units' | 'donations'][number],
  language: Language,
) => ({
  title: product.title[language],
  amount: { currency, cents: amountCents },
  picture: pictureOf(product, language),
  wrapper: wrapperToDraw(wrapper),
  webshops: product.webshops,
})

/** A frozen card of an order that goes on waits for somebody to read a statement of withdrawal. */
function stoppedBy(card: Card, { isHalted }: Delivery): CardOnPageView['stoppedBy'] {
  if (isGood(card)) return undefined
  if (card.state !== 'frozen') return 'shop'
  return isHalted ? 'payment' : 'withdrawal'
}

/** The pin of a card of our own stands nowhere but on plastic: whoever has a link need not have that, least of all of one that was replaced. */
const isOnPlastic = ({ own, sealed }: Card): boolean =>
  own !== undefined && sealed.pinEncrypted === undefined

/** A card that is frozen, blocked or withdrawn shows nothing: its code is worth nothing any more, or must not be. */
function revealCode(deps: CardPageDeps, card: Card): GiftCardCodeView | undefined {
  if (!isGood(card) || isOnPlastic(card)) return undefined
  const { number, pin, barcode } = deps.vault.open(card.id, card.sealed)
  return {
    number: number.reveal(),
    pin: pin?.reveal(),
    barcodeSvg: deps.drawBarcode(barcode),
  }
}

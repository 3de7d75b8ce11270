import type { CardToPrint, GiftToPrint } from '#domain/cards/gift-to-print.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  type CardOnPageView,
  type CardPageDeps,
  type GiftCardQuestion,
  showGiftCard,
} from './show-gift-card.ts'

/**
 * What is printed of a private link's page: the cards whose code stands there. Undefined where there is none, as long as the gift
 * is wrapped; asking opens nothing. Throws `CardLinkInvalid` (3500).
 */
export async function findGiftToPrint(
  deps: CardPageDeps & Pick<Deps, 'storefront'>,
  question: GiftCardQuestion,
): Promise<GiftToPrint | undefined> {
  const gift = await showGiftCard(deps, question)
  const cards = gift.cards.flatMap(cardToPrint)
  if (cards.length === 0) return undefined
  return {
    language: question.language,
    shopName: deps.storefront.name,
    giverName: gift.isForSelf ? '' : gift.giverName,
    receiverName: gift.receiverName,
    message: gift.message,
    cards,
  }
}

function cardToPrint(card: CardOnPageView): CardToPrint | [] {
  if (card.code === undefined) return []
  const { number, pin, barcodeSvg } = card.code
  return {
    ...{ title: card.title, amount: card.amount, number, pin },
    // No till takes a choice card.
    barcodeSvg: card.isChoiceCard ? undefined : barcodeSvg,
    ...{ validUntil: card.validUntil, howToSpend: card.howToSpend },
    webshops: card.webshops.map(({ url }) => url),
  }
}

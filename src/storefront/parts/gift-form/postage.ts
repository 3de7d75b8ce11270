import type { WireMoney } from '#i18n/formats.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PostagePricesFragment } from '#storefront/graphql/generated/graphql.ts'
import type { GiftChoice } from './gift-form.ts'

type PostedGift = {
  product: { goesRegistered: boolean }
  choice: Pick<GiftChoice, 'variationType' | 'quantity'>
  unitPrice: WireMoney | undefined
}

/** What it costs to post this gift by itself; undefined of what goes by e-mail. */
export function postageOf(
  prices: PostagePricesFragment,
  { product, choice, unitPrice }: PostedGift,
): WireMoney | undefined {
  if (choice.variationType === 'DIGITAL') return undefined
  return goesRegistered(prices, { product, choice, unitPrice }) ? prices.registered : prices.letter
}

/** How this gift is posted by itself wants a phone number of whoever gets it. */
export const giftAsksPhone = (prices: PostagePricesFragment, gift: PostedGift): boolean =>
  goesRegistered(prices, gift) ? prices.registeredAsksPhone : prices.letterAsksPhone

function goesRegistered(
  prices: PostagePricesFragment,
  { product, choice, unitPrice }: PostedGift,
): boolean {
  const worth = (unitPrice?.value ?? 0) * choice.quantity
  return product.goesRegistered || worth > prices.registeredAbove.value
}

graphql(`
  fragment PostagePrices on Postage {
    letter { currency value }
    registered { currency value }
    registeredAbove { currency value }
    letterAsksPhone
    registeredAsksPhone
  }
`)

import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BasketPackageFragment } from '#storefront/graphql/generated/graphql.ts'
import { isOffered } from '#storefront/parts/amounts/price-rule.ts'

type Item = BasketPackageFragment['giftcard_v1']
export type BasketVariation = Extract<Item, { __typename: 'GiftcardOrderItem' }>['variation']

/** Why a line cannot be ordered. Each reason has another remedy. */
export type BasketProblem = 'gone' | 'outOfStock' | 'amountGone'

export type BasketLine = {
  packageId: string
  quantity: number
  /** Undefined when the product is no longer sold. */
  variation: BasketVariation | undefined
  total: BasketPackageFragment['total']
  message: string | undefined
  /** The id of its paper; empty where nothing is wrapped. */
  wrapper: string
  giftPacking: string
  isEachWrapped: boolean
  isDonation: boolean
  /** Blank cards: nobody is written to, and nothing is wrapped. */
  isPack: boolean
  /** What is paid for around it, by name, and what that costs. */
  wrapping: { titles: readonly string[]; cost: BasketPackageFragment['total'] } | undefined
  problem: BasketProblem | undefined
}

/** What the tag of a gift says. */
export type BasketTag = { receiverName: string; giverName: string | undefined }

export function basketLine(item: BasketPackageFragment): BasketLine {
  const { giftcard_v1: content } = item
  const variation = content.__typename === 'EmptyOrderItem' ? undefined : content.variation
  return {
    packageId: item.id,
    quantity: content.qty,
    variation,
    total: item.total,
    message: item.message?.text,
    wrapper: item.wrapper?.variation.id ?? '',
    giftPacking: item.giftPacking?.variation.id ?? '',
    isEachWrapped: item.isEachWrapped,
    isDonation: content.__typename === 'DonationOrderItem',
    isPack: content.__typename === 'GiftcardOrderItem' && content.kind === 'BLANK_GIFT_CARD_PACK',
    wrapping: wrappingOf(item),
    problem: basketProblem(variation),
  }
}

/** What goes by post to anybody, what goes by e-mail to somebody else. */
export const canBeWrapped = ({ variation, wrapper, isDonation, isPack }: BasketLine): boolean =>
  wrapper !== '' || (variation?.variationType === 'PHYSICAL' && !isDonation && !isPack)

/** A plain paper is not spoken of. */
function wrappingOf(item: BasketPackageFragment): BasketLine['wrapping'] {
  const value = item.totalWithExtras.value - item.total.value
  if (value <= 0) return undefined
  const around = [item.wrapper, item.giftPacking]
  const titles = around.flatMap((one) => one?.variation.title ?? [])
  return { titles, cost: { ...item.total, value } }
}

/** Prices and stock of this form of the product today; null when it is not made in this form. */
export const basketConfigOf = (variation: BasketVariation) =>
  variation.variationType === 'DIGITAL'
    ? variation.product.digitalVariationConfig
    : variation.product.physicalVariationConfig

export function basketProblem(variation: BasketVariation | undefined): BasketProblem | undefined {
  const config = variation && basketConfigOf(variation)
  if (!config) return 'gone'
  if (config.stock !== 'AVAILABLE') return 'outOfStock'
  return isOffered(config, variation.price.value) ? undefined : 'amountGone'
}

export type BasketConfig = NonNullable<ReturnType<typeof basketConfigOf>>

/** False for a product with one fixed price. */
export function hasOtherAmounts(variation: BasketVariation): boolean {
  const config = basketConfigOf(variation)
  return config !== null && !(config.hasFixedPrices && config.pricesToShow.length < 2)
}

graphql(`
  fragment BasketPackage on GiftcardPackage {
    id
    giftcard_v1 {
      __typename
      ... on GiftcardOrderItem { qty kind variation { ...BasketVariation } }
      ... on DonationOrderItem { qty variation { ...BasketVariation } }
      ... on EmptyOrderItem { qty }
    }
    message { text }
    wrapper { variation { id title } }
    giftPacking { variation { id title } }
    isEachWrapped
    total { currency value }
    totalWithExtras { value }
  }
`)

graphql(`
  fragment BasketVariation on Variation {
    id
    variationType
    price { currency value }
    product {
      id
      title
      path
      image { url alt }
      backgroundColor
      digitalVariationConfig { ...BasketPrices }
      physicalVariationConfig { ...BasketPrices }
    }
  }
`)

graphql(`
  fragment BasketPrices on VariationConfig {
    hasFixedPrices
    pricesToShow { currency value }
    minPrice { currency value }
    maxPrice { currency value }
    step { currency value }
    stock
  }
`)

import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SingleGiftOrderFragment } from '#storefront/graphql/generated/graphql.ts'
import { suggestedCents } from '#storefront/parts/amounts/price-rule.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

/** Which gift is ordered by itself: what the address says. */
export type AskedGift = {
  productId: string
  /** Of the package that is all that the basket holds, which is then ordered in its place. */
  packageId: string | undefined
  /** How many are wanted; undefined leaves it to the page. */
  quantity: number | undefined
}

export type SingleGiftData = Awaited<ReturnType<typeof loadSingleGift>>

/** All that the page of one gift shows: its product, what was kept of it before, who is logged in, the ways to pay. */
export async function loadSingleGift(api: ShopApi, { productId, packageId, quantity }: AskedGift) {
  const paths = pathsOf(api.language)
  const asked = { productId, ...(packageId === undefined && { singleGift: productId }) }
  const { product, cartV2, storeData, wrappings, getUserInfo, scamRule, earlyDelivery } =
    await api.query(SingleGiftDocument, asked)
  if (!product) throw notFound()
  if (!product.isOrderable) throw redirect(product.path)
  const kept = cartV2 && giftIn(cartV2)
  // With more in the basket, its steps order all of it.
  if (packageId !== undefined && kept?.id !== packageId) throw redirect(paths.checkout())
  const prices = product.digitalVariationConfig ?? product.physicalVariationConfig
  const suggested = (prices ? suggestedCents(prices) : 0) + storeData.serviceFee.value
  const total = kept && cartV2 ? cartV2.totals.grandTotal.value : suggested
  const { paymentMethods } = await api.query(SingleGiftMethodsDocument, { total })
  return {
    product,
    packageId,
    quantity,
    order: kept && cartV2,
    serviceFee: storeData.serviceFee,
    wrappings,
    postage: storeData.postage,
    promotions: storeData.promotions,
    supportEmail: storeData.organisation.email,
    profile: getUserInfo.user?.mainProfile,
    choice: paymentMethods,
    scamRule,
    earlyDelivery,
  }
}

/** The only package of an order; none where it holds more, or what is no longer sold. */
export function giftIn({ shipments }: SingleGiftOrderFragment) {
  const [shipment, ...others] = shipments
  const [item, ...rest] = shipment?.packages ?? []
  if (others.length > 0 || rest.length > 0) return undefined
  if (item?.__typename !== 'GiftcardPackage') return undefined
  const { id, giftcard_v1: content, message, wrapper, giftPacking, isEachWrapped } = item
  return shipment === undefined || content.__typename === 'EmptyOrderItem'
    ? undefined
    : { id, content, message, wrapper, giftPacking, isEachWrapped, shipment }
}

const SingleGiftDocument = graphql(`
  query SingleGift($userData: UserData!, $productId: String!, $singleGift: ID) {
    product(userData: $userData, path: $productId) {
      path
      ...ProductForm
    }
    cartV2(userData: $userData, singleGift: $singleGift) {
      ...SingleGiftOrder
    }
    storeData(userData: $userData) {
      serviceFee { currency value }
      postage { ...PostagePrices }
      promotions { areRunning haveCodes }
      organisation { email }
    }
    wrappings(userData: $userData) { ...WrappingOnOffer }
    getUserInfo(userData: $userData) {
      user { mainProfile { ...DetailsProfile deliveryAddress { ...PostalParts } } }
    }
    scamRule(userData: $userData, productId: $productId) {
      isFirstOrder cardsAbove equalCardsFrom signsFrom delayMinutes
    }
    earlyDelivery(userData: $userData) { notBefore }
  }
`)

const SingleGiftMethodsDocument = graphql(`
  query SingleGiftMethods($userData: UserData!, $total: Int) {
    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }
  }
`)

graphql(`
  fragment SingleGiftOrder on GiftcardOrder {
    id
    version
    promotionCode { code }
    totals { grandTotal { currency value } }
    billingAddress { ...DetailsAddress }
    shipments {
      isForSelf
      deliveryDate
      giverName
      deliveryAddress {
        firstName email
        ...PostalParts
      }
      packages {
        __typename
        ... on GiftcardPackage {
          id
          message { text }
          wrapper { variation { id } }
          giftPacking { variation { id } }
          isEachWrapped
          giftcard_v1 {
            __typename
            ... on GiftcardOrderItem { qty variation { ...SingleGiftVariation } }
            ... on DonationOrderItem { qty variation { ...SingleGiftVariation } }
            ... on EmptyOrderItem { qty }
          }
        }
      }
    }
  }
`)

graphql(`
  fragment SingleGiftVariation on Variation {
    variationType
    price { value }
    product { id }
  }
`)

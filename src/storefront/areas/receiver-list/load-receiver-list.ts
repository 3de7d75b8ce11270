import { redirect } from 'react-router'
import { readCompanyGift } from '#kernel/company-gift.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { instantOnDutchClock } from '#storefront/parts/delivery-date/on-dutch-clock.ts'
import type { BegunGift } from '#storefront/parts/gift-form/use-gift-choice.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

export type ReceiverListData = Awaited<ReturnType<typeof loadReceiverList>>

/**
 * The gift that everybody gets: the one that the address names, else what is chosen most.
 * `begun` is what a company said of it before, `wanted` how many cards.
 */
export async function loadReceiverList(api: ShopApi, query: URLSearchParams) {
  const productId = query.get('gift') ?? (await mostChosen(api))
  if (productId === undefined) throw notFound()
  const { product, storeData, wrappings } = await api.query(ReceiverListDocument, { productId })
  if (!product) throw notFound()
  const { digitalVariationConfig: byMail, physicalVariationConfig: byPost } = product
  const isForSale = [byMail, byPost].some((config) => config?.stock === 'AVAILABLE')
  if (!isForSale || product.productType === 'GIFTCARD_BLANK_PACK') throw redirect(product.path)
  const said = readCompanyGift(query)
  const begun: BegunGift = {
    name: '',
    message: said.occasion === undefined ? '' : await greetingOf(api, said.occasion),
    amountCents: said.amountCents,
    variationType: said.isByPost ? 'PHYSICAL' : undefined,
    deliveryDate: comingInstant(said.when),
  }
  return { product, wrappings, ...storeData, begun, wanted: said.number }
}

async function greetingOf(api: ShopApi, occasion: string): Promise<string> {
  const { giftFinder } = await api.query(GreetingsDocument, {})
  return giftFinder.moments.find(({ id }) => id === occasion)?.greeting ?? ''
}

/** A moment that has passed is none. */
function comingInstant(when: string | undefined): string | undefined {
  const instant = when && instantOnDutchClock(when.includes('T') ? when : `${when}T12:00`)
  return instant && instant.getTime() > Date.now() ? instant.toISOString() : undefined
}

async function mostChosen(api: ShopApi): Promise<string | undefined> {
  const { products } = await api.query(MostChosenDocument, {})
  return products.products.find(
    ({ digitalVariationConfig }) => digitalVariationConfig?.stock === 'AVAILABLE',
  )?.id
}

const ReceiverListDocument = graphql(`
  query ReceiverList($userData: UserData!, $productId: String!) {
    product(userData: $userData, path: $productId) {
      path
      productType
      digitalVariationConfig { stock }
      physicalVariationConfig { stock }
      ...ProductForm
    }
    storeData(userData: $userData) {
      serviceFee { currency value }
      postage { postsTo ...PostagePrices }
      promotions { areRunning }
    }
    wrappings(userData: $userData) { ...WrappingOnOffer }
  }
`)

const GreetingsDocument = graphql(`
  query Greetings($userData: UserData!) {
    giftFinder(userData: $userData) {
      moments { id greeting }
    }
  }
`)

const MostChosenDocument = graphql(`
  query MostChosen($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products { id digitalVariationConfig { stock } }
    }
  }
`)

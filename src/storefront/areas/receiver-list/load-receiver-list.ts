import { redirect } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

export type ReceiverListData = Awaited<ReturnType<typeof loadReceiverList>>

/** The gift that everybody gets: the one that the address names, else what is chosen most. */
export async function loadReceiverList(api: ShopApi, asked: string | null) {
  const productId = asked ?? (await mostChosen(api))
  if (productId === undefined) throw notFound()
  const { product, storeData, wrappings } = await api.query(ReceiverListDocument, { productId })
  if (!product) throw notFound()
  const { digitalVariationConfig: byMail, physicalVariationConfig: byPost } = product
  const isForSale = [byMail, byPost].some((config) => config?.stock === 'AVAILABLE')
  if (!isForSale || product.productType === 'GIFTCARD_BLANK_PACK') throw redirect(product.path)
  return { product, wrappings, ...storeData }
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

const MostChosenDocument = graphql(`
  query MostChosen($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products { id digitalVariationConfig { stock } }
    }
  }
`)

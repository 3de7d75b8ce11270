import { pathsOf } from '#kernel/addresses.ts'
import { GiftCardsPage, loadGiftCards } from '#storefront/areas/catalogue/gift-cards-page.tsx'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { ProductPage } from '#storefront/areas/product/product-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/gift-card.route'

/** The address /cadeaubonnen/{…}/ is a page of the list when it is digits, else a product (SPEC §2). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  return /^\d+$/.test(params.giftCard)
    ? loadPage(api, params.giftCard, request)
    : loadProduct(api, params.giftCard)
}

export const headers = () => publicPage

export default function GiftCardRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'list') return <GiftCardsPage shop={loaderData.shop} />
  const { product, store, examples } = loaderData
  // The key gives each product a new form.
  return <ProductPage key={product.id} product={product} store={store} examples={examples} />
}

async function loadPage(api: ShopApi, text: string, request: Request) {
  const page = pageNumberOf(text, request, pathsOf(api.language).giftCards())
  return { kind: 'list' as const, shop: await loadGiftCards(api, readListRequest(request, page)) }
}

async function loadProduct(api: ShopApi, path: string) {
  const { product, storeData } = await api.query(GiftCardRouteDocument, { path })
  if (!product) throw notFound()
  const examples = product.isChoiceCard ? await loadExamples(api, product.id) : []
  return { kind: 'product' as const, product, store: storeData, examples }
}

/** The most popular gift cards, after the choice card itself. */
async function loadExamples(api: ShopApi, choiceCardId: string) {
  const { products } = await api.query(ChoiceExamplesDocument, {})
  return products.products
    .filter(({ id, isOrderable }) => id !== choiceCardId && isOrderable)
    .slice(0, exampleCount)
}

const exampleCount = 8

const ChoiceExamplesDocument = graphql(`
  query ChoiceExamples($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products {
        ...ProductCard
      }
    }
  }
`)

const GiftCardRouteDocument = graphql(`
  query GiftCardRoute($userData: UserData!, $path: String!) {
    product(userData: $userData, path: $path) {
      ...ProductPage
    }
    storeData(userData: $userData) {
      ...ProductStore
    }
  }
`)

import { data } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { GiftCardsPage, loadGiftCards } from '#storefront/areas/catalogue/gift-cards-page.tsx'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { ProductPage } from '#storefront/areas/product/product-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { giftInState, readStartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { answerPage, publicOrAnswer } from '#storefront/parts/page/page-headers.ts'
import { useHistoryState } from '#storefront/parts/page/use-history-state.ts'
import type { Route } from './+types/gift-card.route'

/** The address /cadeaubonnen/{…}/ is a page of the list when it is digits, else a product (SPEC §2). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  return writeData(
    /^\d+$/.test(params.giftCard)
      ? await loadPage(api, params.giftCard, request)
      : await loadProduct(api, params.giftCard),
  )
}

/** What the gift finder knows already, where no script runs; nothing is stored. */
export async function action({ request }: Route.ActionArgs) {
  const sent = await request.formData()
  return data({ gift: readStartedGift(Object.fromEntries(sent)) }, { headers: answerPage })
}

export const headers = publicOrAnswer

export default function GiftCardRoute({ loaderData, actionData }: Route.ComponentProps) {
  const inState = giftInState(useHistoryState())
  const loaded = readData(loaderData)
  if (loaded.kind === 'list') return <GiftCardsPage shop={loaded.shop} />
  const { product, ...rest } = loaded
  const gift = actionData?.gift ?? inState
  // The key gives each product a new form, and each gift that was begun.
  const key = `${product.id} ${gift?.name} ${gift?.message} ${gift?.amountCents}`
  return <ProductPage key={key} product={product} {...rest} gift={gift} />
}

async function loadPage(api: ShopApi, text: string, request: Request) {
  const page = pageNumberOf(text, request, pathsOf(api.language).giftCards())
  return { kind: 'list' as const, shop: await loadGiftCards(api, readListRequest(request, page)) }
}

async function loadProduct(api: ShopApi, path: string) {
  const [{ product, storeData, wrappings }, { deliveryTime }] = await Promise.all([
    api.query(GiftCardRouteDocument, { path }),
    // By itself: what does not follow from the catalogue is measured anew.
    api.query(DeliveryTimeDocument, {}),
  ])
  if (!product) throw notFound()
  const choice = product.isChoiceCard ? await loadChoice(api, product.id) : undefined
  return { kind: 'product' as const, product, store: storeData, wrappings, deliveryTime, choice }
}

/** What a choice card may become: the most popular gift cards, and where more of them are. */
async function loadChoice(api: ShopApi, choiceCardId: string) {
  const { products, menuCategories } = await api.query(ChoiceDocument, {})
  const cards = products.products.filter(
    ({ id, isOrderable }) => id !== choiceCardId && isOrderable,
  )
  return { cards, categories: menuCategories }
}

const ChoiceDocument = graphql(`
  query Choice($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products {
        ...ProductCard
        ...CardToChoose
      }
    }
    menuCategories(userData: $userData) {
      ...PlacesOfCategory
    }
  }
`)

const DeliveryTimeDocument = graphql(`
  query DeliveryTime($userData: UserData!) {
    deliveryTime(userData: $userData) {
      ...MeasuredDelivery
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
    wrappings(userData: $userData) {
      ...WrappingOnOffer
    }
  }
`)

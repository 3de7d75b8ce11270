import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import type { Route } from './+types/parts.route'
import { families, PartsPage } from './parts-page.tsx'

/** A page for developers, found only in the demonstration. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  if (!api.hasDeveloperPages) throw notFound()
  const asked = new URL(request.url).searchParams.get('family')
  const { products, storeData, menuCategories } = await api.query(PartsRouteDocument, {})
  return {
    family: families.find((family) => family === asked) ?? families[0],
    products: products.products,
    store: storeData,
    categories: menuCategories,
  }
}

export default function PartsRoute({ loaderData }: Route.ComponentProps) {
  return <PartsPage {...loaderData} />
}

const PartsRouteDocument = graphql(`
  query PartsRoute($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 8, pageNumber: 1 }) {
      products {
        ...ProductCard
      }
    }
    storeData(userData: $userData) {
      ...FrameParts
    }
    menuCategories(userData: $userData) {
      ...FrameCategory
    }
  }
`)

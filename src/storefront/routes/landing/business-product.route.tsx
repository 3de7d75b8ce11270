import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import type { Route } from './+types/business-product.route'

/** Companies are led to the product's page as long as they have none of their own (SPEC §2), so not for good. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { product } = await api.query(BusinessProductDocument, { path: params.product })
  if (!product) throw notFound()
  throw redirect(pathsOf(api.language).giftCard(params.product), 302)
}

/** Draws nothing: the loader redirects or throws. Without a component a 404 would have no page around it. */
export default function BusinessProductRoute() {
  return null
}

const BusinessProductDocument = graphql(`
  query BusinessProduct($userData: UserData!, $path: String!) {
    product(userData: $userData, path: $path) {
      id
    }
  }
`)

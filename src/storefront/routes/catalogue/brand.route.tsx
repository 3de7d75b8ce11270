import { redirect } from 'react-router'
import { BrandPage } from '#storefront/areas/brands/brand-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/brand.route'

/** A brand with one product is that product, until there is a second: visitors are led there, not for good. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { brand } = await context.get(shopApi).query(BrandRouteDocument, { id: params.brand })
  if (!brand) throw notFound()
  if (brand.productCount === 1) throw redirect(brand.path, 302)
  return writeData(brand)
}

export const headers = () => publicPage

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  return <BrandPage brand={readData(loaderData)} />
}

const BrandRouteDocument = graphql(`
  query BrandRoute($userData: UserData!, $id: String!) {
    brand(userData: $userData, id: $id) {
      path
      productCount
      ...BrandPage
    }
  }
`)

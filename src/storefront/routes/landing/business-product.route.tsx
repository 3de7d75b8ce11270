import { redirect } from 'react-router'
import {
  BusinessProductPage,
  type FormVersion,
} from '#storefront/areas/business/business-product-page.tsx'
import { ProductDetails } from '#storefront/areas/product/product-details.tsx'
import { ProductStructuredData } from '#storefront/areas/product/product-structured-data.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/business-product.route'

/** A product for companies; what no list of receivers takes is led to its own page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { product, businessPages, storeData } = await api.query(BusinessProductDocument, {
    path: params.product,
  })
  if (!product) throw notFound()
  if (!product.isOrderable || product.productType === 'GIFTCARD_BLANK_PACK')
    throw redirect(product.path, 302)
  return writeData({ product, business: businessPages, store: storeData })
}

export const headers = () => publicPage

export default function BusinessProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, business, store } = readData(loaderData)
  const others = business.products.filter(({ id }) => id !== product.id).slice(0, othersShown)
  const formVersion: FormVersion = business.formVersion === 2 ? 2 : 1
  return (
    <>
      <ProductStructuredData product={product} />
      <BusinessProductPage
        key={product.id}
        product={product}
        terms={{ ...business, ...store }}
        formVersion={formVersion}
        others={others}
        details={<ProductDetails product={product} />}
      />
    </>
  )
}

const othersShown = 4

const BusinessProductDocument = graphql(`
  query BusinessProduct($userData: UserData!, $path: String!) {
    product(userData: $userData, path: $path) {
      ...BusinessProductPage
      ...ProductDetails
      ...ProductStructuredData
    }
    businessPages(userData: $userData) {
      formVersion
      ...BusinessTerms
      products { ...BusinessCard }
    }
    storeData(userData: $userData) { ...CompanyFee }
  }
`)

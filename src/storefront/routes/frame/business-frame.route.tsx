import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { BusinessHeader } from '#storefront/frame/header/business-header.tsx'
import { AroundError, ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { loadShop } from '#storefront/frame/page/load-shop.ts'
import { ShopFrame } from '#storefront/frame/page/shop-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import type { Route } from './+types/business-frame.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [shop, { storeData }] = await Promise.all([
    loadShop(api, request),
    api.query(BusinessFrameDocument, {}),
  ])
  return writeData({ shop, store: storeData })
}

export const shouldRevalidate = () => false

/** The pages for companies, under the business header (SPEC §2). */
export default function BusinessFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <FrameForCompanies {...readData(loaderData)}>
      <Outlet />
    </FrameForCompanies>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <AroundError error={error}>
      <FrameForCompanies {...readData(loaderData)}>
        <ErrorPage error={error} />
      </FrameForCompanies>
    </AroundError>
  )
}

type FrameForCompaniesProps = NonNullable<Route.ComponentProps['loaderData']['data']> & {
  children: ReactNode
}

const FrameForCompanies = ({ shop, store, children }: FrameForCompaniesProps) => (
  <ShopFrame shop={shop} header={<BusinessHeader store={store} categories={shop.menuCategories} />}>
    {children}
  </ShopFrame>
)

const BusinessFrameDocument = graphql(`
  query BusinessFrame($userData: UserData!) {
    storeData(userData: $userData) {
      ...BusinessHeader
    }
  }
`)

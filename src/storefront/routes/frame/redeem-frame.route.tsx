import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '#storefront/components/error-page.tsx'
import { loadShop } from '#storefront/components/frame/load-shop.ts'
import { RedeemHeader } from '#storefront/components/frame/redeem-header.tsx'
import { ShopFrame } from '#storefront/components/frame/shop-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/redeem-frame.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [shop, { storeData }] = await Promise.all([
    loadShop(api, request),
    api.query(RedeemFrameDocument, {}),
  ])
  return { shop, store: storeData }
}

export const shouldRevalidate = () => false

/** The pages for who holds a card, under the redeem header (SPEC §2). */
export default function RedeemFrameRoute({ loaderData: { shop, store } }: Route.ComponentProps) {
  return (
    <FrameForHolders shop={shop} store={store}>
      <Outlet />
    </FrameForHolders>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <FrameForHolders {...loaderData}>
      <ErrorPage error={error} />
    </FrameForHolders>
  )
}

type FrameForHoldersProps = Route.ComponentProps['loaderData'] & { children: ReactNode }

const FrameForHolders = ({ shop, store, children }: FrameForHoldersProps) => (
  <ShopFrame shop={shop} header={<RedeemHeader store={store} hasLanguages />}>
    {children}
  </ShopFrame>
)

const RedeemFrameDocument = graphql(`
  query RedeemFrame($userData: UserData!) {
    storeData(userData: $userData) {
      ...RedeemHeader
    }
  }
`)

import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { matchAddress, type PageName } from '#kernel/addresses.ts'
import { RedeemHeader } from '#storefront/frame/header/redeem-header.tsx'
import { AroundError, ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { loadShop } from '#storefront/frame/page/load-shop.ts'
import { ShopFrame } from '#storefront/frame/page/shop-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { usePagePath } from '#storefront/parts/page/page-path.ts'
import type { Route } from './+types/redeem-frame.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [shop, { storeData }] = await Promise.all([
    loadShop(api, request),
    api.query(RedeemFrameDocument, {}),
  ])
  return writeData({ shop, store: storeData })
}

export const shouldRevalidate = () => false

/** The pages for holders of a card, under the redeem header (SPEC §2). */
export default function RedeemFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <FrameForHolders {...readData(loaderData)}>
      <Outlet />
    </FrameForHolders>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <AroundError error={error}>
      <FrameForHolders {...readData(loaderData)}>
        <ErrorPage error={error} />
      </FrameForHolders>
    </AroundError>
  )
}

type FrameForHoldersProps = NonNullable<Route.ComponentProps['loaderData']['data']> & {
  children: ReactNode
}

function FrameForHolders({ shop, store, children }: FrameForHoldersProps) {
  const page = matchAddress(usePagePath())?.name
  const hasLanguages = page !== undefined && redeemPages.has(page)
  return (
    <ShopFrame shop={shop} header={<RedeemHeader store={store} hasLanguages={hasLanguages} />}>
      {children}
    </ShopFrame>
  )
}

/** Where a card is exchanged (SPEC §2): what was chosen is still there in the other language. */
const redeemPages: ReadonlySet<PageName> = new Set([
  'redeem',
  'redeemPage',
  'redeemShop',
  'redeemShopPage',
])

const RedeemFrameDocument = graphql(`
  query RedeemFrame($userData: UserData!) {
    storeData(userData: $userData) {
      ...RedeemHeader
    }
  }
`)

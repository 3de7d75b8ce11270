import { Outlet } from 'react-router'
import { ErrorPage } from '#storefront/components/error-page.tsx'
import { ShopFrame } from '#storefront/components/frame/shop-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/shop-frame.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await context.get(shopApi).query(ShopFrameDocument, {})
  // The server makes the request with its configured origin, whatever host it was asked by.
  return { ...shop, origin: new URL(request.url).origin }
}

/** Header and footer stay what they are while a visitor walks through the shop. */
export const shouldRevalidate = () => false

export default function ShopFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame shop={loaderData}>
      <Outlet />
    </ShopFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <ShopFrame shop={loaderData}>
      <ErrorPage error={error} />
    </ShopFrame>
  )
}

const ShopFrameDocument = graphql(`
  query ShopFrame($userData: UserData!) {
    storeData(userData: $userData) {
      ...Header
      ...Footer
    }
    menuCategories(userData: $userData) {
      ...FooterCategory
    }
  }
`)

import { Outlet } from 'react-router'
import { AroundError, ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { loadShop } from '#storefront/frame/page/load-shop.ts'
import { ShopFrame } from '#storefront/frame/page/shop-frame.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import type { Route } from './+types/shop-frame.route'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  writeData(await loadShop(context.get(shopApi), request))

/** Header and footer stay what they are while a visitor walks through the shop. */
export const shouldRevalidate = () => false

export default function ShopFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ShopFrame shop={readData(loaderData)}>
      <Outlet />
    </ShopFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <AroundError error={error}>
      <ShopFrame shop={readData(loaderData)}>
        <ErrorPage error={error} />
      </ShopFrame>
    </AroundError>
  )
}

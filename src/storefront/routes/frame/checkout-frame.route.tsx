import { Outlet, useRouteLoaderData } from 'react-router'
import { CheckoutHeader } from '#storefront/frame/header/checkout-header.tsx'
import { DelayBanner } from '#storefront/frame/page/delay-banner.tsx'
import { loadDelay } from '#storefront/frame/page/load-delay.ts'
import { loadShop } from '#storefront/frame/page/load-shop.ts'
import { ShopFrame } from '#storefront/frame/page/shop-frame.tsx'
import { SkipLink } from '#storefront/frame/page/skip-link.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import type { Paid } from '#storefront/parts/basket/withdrawable.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import type { Route } from './+types/checkout-frame.route'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const asked = api.query(CheckoutFrameDocument, {})
  const [{ storeData }, delay] = await Promise.all([asked, loadDelay(api, asked)])
  const shop = storeData.toggles.checkoutV2 ? undefined : await loadShop(api, request)
  return writeData({ shop, delay, marks: storeData.trustMarks.header })
}

export const shouldRevalidate = () => false

/** Nothing that leads away from paying: the name, the assurances, the basket (SPEC §2, checkout header). */
export default function CheckoutFrameRoute({ loaderData }: Route.ComponentProps) {
  const { shop, delay, marks } = readData(loaderData)
  const paid = useRouteLoaderData<Paid>('checkout')
  if (shop)
    return (
      <ShopFrame shop={shop}>
        <Outlet />
      </ShopFrame>
    )
  return (
    <>
      <SkipLink />
      {delay && <DelayBanner text={delay} />}
      <CheckoutHeader marks={marks} paid={paid} />
      <Outlet />
    </>
  )
}

const CheckoutFrameDocument = graphql(`
  query CheckoutFrame($userData: UserData!) {
    storeData(userData: $userData) {
      toggles {
        checkoutV2
      }
      deliveryDelay {
        text
        until
      }
      trustMarks {
        header {
          ...TrustMark
        }
      }
    }
  }
`)

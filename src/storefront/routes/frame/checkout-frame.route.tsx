import { Outlet } from 'react-router'
import { CheckoutHeader } from '#storefront/components/frame/checkout-header.tsx'
import { SkipLink } from '#storefront/components/frame/skip-link.tsx'

/** Nothing that leads away from paying: the name, the assurances, the basket (SPEC §2, checkout header). */
export default function CheckoutFrameRoute() {
  return (
    <>
      <SkipLink />
      <CheckoutHeader />
      <Outlet />
    </>
  )
}

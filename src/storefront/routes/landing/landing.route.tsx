import { LandingPage } from '#storefront/areas/landing/landing-page.tsx'
import { loadLanding } from '#storefront/areas/landing/load-landing.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/landing.route'

/** A page that editors composed, at an address that no screen claims; any other such address is 404. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadLanding(context.get(shopApi), params.landing)

export const headers = () => publicPage

export default function LandingRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <LandingPage page={page} />
}

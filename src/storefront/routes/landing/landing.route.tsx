import { LandingPage } from '#storefront/components/blocks/landing-page.tsx'
import { loadLanding } from '#storefront/components/blocks/load-landing.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/landing.route'

/** A page that editors composed, at an address that no screen claims; any other such address is 404. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadLanding(context.get(shopApi), params.landing)

export const headers = () => publicPage

export default function LandingRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <LandingPage page={page} />
}

import { LandingPage } from '#storefront/areas/landing/landing-page.tsx'
import { loadLanding } from '#storefront/areas/landing/load-landing.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/business.route'

/** The landing page for companies, under a header of its own. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadLanding(context.get(shopApi), 'zakelijk')

export const headers = () => publicPage

export default function BusinessRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <LandingPage page={page} />
}

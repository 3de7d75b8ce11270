import { LandingPage } from '#storefront/components/blocks/landing-page.tsx'
import { loadLanding } from '#storefront/components/blocks/load-landing.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/business.route'

/** How companies order: the landing page of this name, under a header of its own. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadLanding(context.get(shopApi), 'zakelijk')

export const headers = () => publicPage

export default function BusinessRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <LandingPage page={page} />
}

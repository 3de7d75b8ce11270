import { LandingPage } from '#storefront/areas/landing/landing-page.tsx'
import { loadLanding } from '#storefront/areas/landing/load-landing.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/business.route'

/** The landing page for companies, under a header of its own. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await loadLanding(context.get(shopApi), 'zakelijk'))

export const headers = () => publicPage

export default function BusinessRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage page={readData(loaderData).page} />
}

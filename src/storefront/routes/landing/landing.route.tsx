import { LandingPage } from '#storefront/areas/landing/landing-page.tsx'
import { loadLanding } from '#storefront/areas/landing/load-landing.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/landing.route'

/** A page that editors composed, at an address that no screen claims; any other such address is 404. */
export const loader = async ({ context, params }: Route.LoaderArgs) =>
  writeData(await loadLanding(context.get(shopApi), params.landing))

export const headers = () => publicPage

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage page={readData(loaderData).page} />
}

import { loadMoment, MomentPage } from '#storefront/components/catalogue/moment-page.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/moment.route'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadMoment(context.get(shopApi), { id: params.moment, page: 1 })

export const headers = () => publicPage

export default function MomentRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={loaderData} />
}

import { readListRequest } from '#storefront/components/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/components/catalogue/moment-page.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/moment.route'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadMoment(context.get(shopApi), params.moment, readListRequest(request, 1, { out: momentKey }))

export const headers = () => publicPage

export default function MomentRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={loaderData} />
}

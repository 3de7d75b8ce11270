import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/areas/catalogue/moment-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/moment.route'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadMoment(context.get(shopApi), params.moment, readListRequest(request, 1, { out: momentKey }))

export const headers = () => publicPage

export default function MomentRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={loaderData} />
}

import { pathsOf } from '#kernel/addresses.ts'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/areas/catalogue/moment-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/moment-page.route'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const listPath = pathsOf(api.language).moment(params.moment)
  const page = pageNumberOf(params.page, request, listPath)
  return loadMoment(api, params.moment, readListRequest(request, page, { out: momentKey }))
}

export const headers = () => publicPage

export default function MomentPageRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={loaderData} />
}

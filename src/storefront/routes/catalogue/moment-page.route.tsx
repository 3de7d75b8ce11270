import { pathsOf } from '#kernel/addresses.ts'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/areas/catalogue/moment-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/moment-page.route'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const listPath = pathsOf(api.language).moment(params.moment)
  const page = pageNumberOf(params.page, request, listPath)
  const asked = readListRequest(request, page, { out: momentKey })
  return writeData(await loadMoment(api, params.moment, asked))
}

export const headers = () => publicPage

export default function MomentPageRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={readData(loaderData)} />
}

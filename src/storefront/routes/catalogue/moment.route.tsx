import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/areas/catalogue/moment-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/moment.route'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = readListRequest(request, 1, { out: momentKey })
  return writeData(await loadMoment(context.get(shopApi), params.moment, asked))
}

export const headers = () => publicPage

export default function MomentRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={readData(loaderData)} />
}

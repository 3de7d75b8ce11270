import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/search.route'
import { FoundList } from './found-list.tsx'
import { loadResults } from './load-results.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  writeData(await loadResults(context.get(shopApi), request, readListRequest(request, 1)))

export const headers = () => publicPage

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <FoundList shop={readData(loaderData)} />
}

import { pathsOf } from '#kernel/addresses.ts'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/search-page.route'
import { FoundList } from './found-list.tsx'
import { loadResults } from './load-results.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const page = pageNumberOf(params.page, request, pathsOf(api.language).search())
  return writeData(await loadResults(api, request, readListRequest(request, page)))
}

export const headers = () => publicPage

export default function SearchPageRoute({ loaderData }: Route.ComponentProps) {
  return <FoundList shop={readData(loaderData)} />
}

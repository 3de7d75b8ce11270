import { loadResults, ResultsPage } from '#storefront/areas/search/results-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/search.route'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults(context.get(shopApi), new URL(request.url).search)

export const headers = () => publicPage

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <ResultsPage shop={loaderData} />
}

import { loadResults, ResultsPage } from '#storefront/components/search/results-page.tsx'
import { resultsTexts } from '#storefront/components/search/results-texts.ts'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/search.route'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults(context.get(shopApi), new URL(request.url).search)

export const headers = () => publicPage

export default withTexts(resultsTexts, SearchRoute)

function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <ResultsPage shop={loaderData} />
}

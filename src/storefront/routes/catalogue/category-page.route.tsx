import { pathsOf } from '#kernel/addresses.ts'
import {
  CategoryPage,
  categoryKey,
  loadCategory,
} from '#storefront/areas/catalogue/category-page.tsx'
import { pageNumberOf, readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/category-page.route'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const listPath = pathsOf(api.language).category(params.category)
  const page = pageNumberOf(params.page, request, listPath)
  const asked = readListRequest(request, page, { out: categoryKey })
  return writeData(await loadCategory(api, params.category, asked))
}

export const headers = () => publicPage

export default function CategoryPageRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={readData(loaderData)} />
}

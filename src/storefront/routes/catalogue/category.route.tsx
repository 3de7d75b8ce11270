import {
  CategoryPage,
  categoryKey,
  loadCategory,
} from '#storefront/areas/catalogue/category-page.tsx'
import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/category.route'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = readListRequest(request, 1, { out: categoryKey })
  return writeData(await loadCategory(context.get(shopApi), params.category, asked))
}

export const headers = () => publicPage

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={readData(loaderData)} />
}

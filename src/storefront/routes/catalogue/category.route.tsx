import {
  CategoryPage,
  categoryKey,
  loadCategory,
} from '#storefront/areas/catalogue/category-page.tsx'
import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/category.route'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadCategory(
    context.get(shopApi),
    params.category,
    readListRequest(request, 1, { out: categoryKey }),
  )

export const headers = () => publicPage

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={loaderData} />
}

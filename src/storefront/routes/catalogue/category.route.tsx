import {
  CategoryPage,
  categoryKey,
  loadCategory,
} from '#storefront/components/catalogue/category-page.tsx'
import { readListRequest } from '#storefront/components/catalogue/list-request.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
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

import { CategoryPage, loadCategory } from '#storefront/components/catalogue/category-page.tsx'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/category.route'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadCategory(context.get(shopApi), { url: params.category, page: 1 })

export const headers = () => publicPage

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={loaderData} />
}

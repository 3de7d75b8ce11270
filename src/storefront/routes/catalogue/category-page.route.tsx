import { redirect } from 'react-router'
import {
  CategoryPage,
  categoryKey,
  loadCategory,
} from '#storefront/components/catalogue/category-page.tsx'
import { readListRequest } from '#storefront/components/catalogue/list-request.ts'
import { parsePage } from '#storefront/components/catalogue/page-size.ts'
import { notFound } from '#storefront/not-found.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/category-page.route'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const page = parsePage(params.page)
  if (page === undefined) throw notFound()
  if (page === 1)
    throw redirect(
      `${pathsOf(api.language).category(params.category)}${new URL(request.url).search}`,
      301,
    )
  return loadCategory(api, params.category, readListRequest(request, page, { out: categoryKey }))
}

export const headers = () => publicPage

export default function CategoryPageRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={loaderData} />
}

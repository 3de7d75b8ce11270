import { redirect } from 'react-router'
import { CategoryPage, loadCategory } from '#storefront/components/catalogue/category-page.tsx'
import { parsePage } from '#storefront/components/catalogue/page-size.ts'
import { notFound } from '#storefront/not-found.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/category-page.route'

export function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const page = parsePage(params.page)
  if (page === undefined) throw notFound()
  if (page === 1) throw redirect(pathsOf(api.language).category(params.category), 301)
  return loadCategory(api, { url: params.category, page })
}

export const headers = () => publicPage

export default function CategoryPageRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage shop={loaderData} />
}

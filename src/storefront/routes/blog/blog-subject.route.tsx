import { pathsOf } from '#kernel/addresses.ts'
import { BlogPage } from '#storefront/areas/blog/blog-page.tsx'
import { loadBlog } from '#storefront/areas/blog/load-blog.ts'
import { pageNumberOf } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/blog-subject.route'

/** The first page of a subject, or a later one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { subject, page } = params
  const list = pathsOf(api.language).blogSubject(subject)
  const pageNumber = page === undefined ? 1 : pageNumberOf(page, request, list)
  return writeData(await loadBlog(api, { subject, pageNumber }))
}

export const headers = () => publicPage

export default function BlogSubjectRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={readData(loaderData)} />
}

import { BlogPage } from '#storefront/areas/blog/blog-page.tsx'
import { loadBlog } from '#storefront/areas/blog/load-blog.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/blog.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await loadBlog(context.get(shopApi), { pageNumber: 1 }))

export const headers = () => publicPage

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={readData(loaderData)} />
}

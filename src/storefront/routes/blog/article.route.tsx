import { pathsOf } from '#kernel/addresses.ts'
import { ArticlePage } from '#storefront/areas/blog/article-page.tsx'
import { BlogPage } from '#storefront/areas/blog/blog-page.tsx'
import { loadBlog } from '#storefront/areas/blog/load-blog.ts'
import { pageNumberOf } from '#storefront/areas/catalogue/list-request.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/article.route'

/** The address /blog/{…}/ is a page of the list when it is digits, else an article. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  return writeData(
    /^\d+$/.test(params.article)
      ? await loadPage(api, params.article, request)
      : await loadArticle(api, params.article),
  )
}

export const headers = () => publicPage

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const loaded = readData(loaderData)
  return loaded.kind === 'list' ? (
    <BlogPage page={loaded.page} />
  ) : (
    <ArticlePage article={loaded.article} />
  )
}

async function loadPage(api: ShopApi, text: string, request: Request) {
  const pageNumber = pageNumberOf(text, request, pathsOf(api.language).blog())
  return { kind: 'list' as const, page: await loadBlog(api, { pageNumber }) }
}

async function loadArticle(api: ShopApi, path: string) {
  const { article } = await api.query(ArticleRouteDocument, { path })
  if (!article) throw notFound()
  return { kind: 'article' as const, article }
}

const ArticleRouteDocument = graphql(`
  query ArticleRoute($userData: UserData!, $path: String!) {
    article(userData: $userData, path: $path) {
      ...ArticlePage
    }
  }
`)

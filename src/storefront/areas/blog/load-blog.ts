import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

/** Full rows of one, two and three. */
const itemsPerPage = 12

export type LoadedBlog = Awaited<ReturnType<typeof loadBlog>>

/** A page of articles; 404 for a subject that is not there, and past the last page. */
export async function loadBlog(
  api: ShopApi,
  { subject = null, pageNumber }: { subject?: string | null | undefined; pageNumber: number },
) {
  const { articles: page } = await api.query(BlogDocument, { subject, pageNumber, itemsPerPage })
  if (!page || (page.articles.length === 0 && pageNumber > 1)) throw notFound()
  return page
}

const BlogDocument = graphql(`
  query Blog($userData: UserData!, $subject: String, $pageNumber: Int!, $itemsPerPage: Int!) {
    articles(
      userData: $userData
      subject: $subject
      paging: { pageNumber: $pageNumber, itemsPerPage: $itemsPerPage }
    ) {
      articles {
        ...ArticleTile
      }
      paging {
        currentPage
        itemsPerPage
        totalItems
      }
      subject {
        id
        title
        description
      }
      ...BlogSubjects
    }
  }
`)

graphql(`
  fragment BlogSubjects on ArticlePage {
    subjects {
      count
      subject {
        id
        title
        path
      }
    }
  }
`)

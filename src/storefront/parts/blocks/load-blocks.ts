import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PageBlockFragment, TaxonomyFilter } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

/** Queues that a page shows below its list: blocks about its subject, and those about none. */
export type ListQueue = 'category' | 'moment'

export async function loadBlocks(
  api: ShopApi,
  queueID: ListQueue,
  subject: TaxonomyFilter,
): Promise<readonly PageBlockFragment[]> {
  const { getBlocksQueue } = await api.query(ListBlocksDocument, {
    queueID,
    filters: { filterByTaxonomy: [subject] },
  })
  return getBlocksQueue?.blocks ?? []
}

const ListBlocksDocument = graphql(`
  query ListBlocks($userData: UserData!, $queueID: String!, $filters: BlocksFilters) {
    getBlocksQueue(userData: $userData, queueID: $queueID, filters: $filters) {
      blocks {
        ...PageBlock
      }
    }
  }
`)

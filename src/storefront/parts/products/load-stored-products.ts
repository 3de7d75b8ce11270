import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { StoredIds } from '#storefront/parts/browser/stored-ids.ts'

/** The products of a kept list, in its order. What is no longer sold leaves the list without a word. */
export async function loadStoredProducts(list: StoredIds): Promise<readonly ProductCardFragment[]> {
  const ids = list.ids()
  if (ids.length === 0) return []
  const { productsByIds } = await callShop(StoredProductsDocument, { ids: [...ids] })
  const known = new Set(productsByIds.map(({ id }) => id))
  // A product that was added while the shop answered is not missing.
  const added = list.ids().filter((id) => !ids.includes(id))
  list.keepOnly(new Set([...known, ...added]))
  return productsByIds
}

const StoredProductsDocument = graphql(`
  query StoredProducts($userData: UserData!, $ids: [ID!]!) {
    productsByIds(userData: $userData, ids: $ids) {
      ...ProductCard
    }
  }
`)

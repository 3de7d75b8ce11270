import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { KeptList } from '#storefront/parts/browser/kept-list.ts'

/** The products of a kept list, in its order. What is no longer sold leaves the list without a word. */
export async function loadKeptProducts(list: KeptList): Promise<readonly ProductCardFragment[]> {
  const ids = list.ids()
  if (ids.length === 0) return []
  const { productsByIds } = await callShop(KeptProductsDocument, { ids: [...ids] })
  const known = new Set(productsByIds.map(({ id }) => id))
  // A heart that was given while the shop answered is not one that is gone.
  const added = list.ids().filter((id) => !ids.includes(id))
  list.keepOnly(new Set([...known, ...added]))
  return productsByIds
}

const KeptProductsDocument = graphql(`
  query KeptProducts($userData: UserData!, $ids: [ID!]!) {
    productsByIds(userData: $userData, ids: $ids) {
      ...ProductCard
    }
  }
`)

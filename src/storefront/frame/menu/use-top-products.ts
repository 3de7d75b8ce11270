import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MenuProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

type ByCategory = ReadonlyMap<string, readonly MenuProductFragment[]>

/** In one language, because another one comes with a full load. Loaded once, and again after a failure. */
let asked: Promise<ByCategory> | undefined

async function askTopProducts(): Promise<ByCategory> {
  const { menuCategories } = await callShop(MenuTopProductsDocument, {})
  return new Map(menuCategories.map(({ id, topList }) => [id, topList]))
}

/** Undefined until it is known. */
export function useTopProducts(): ByCategory | undefined {
  const [known, setKnown] = useState<ByCategory>()
  useEffect(() => {
    asked ??= askTopProducts()
    asked.then(setKnown, () => {
      asked = undefined
    })
  }, [])
  return known
}

const MenuTopProductsDocument = graphql(`
  query MenuTopProducts($userData: UserData!) {
    menuCategories(userData: $userData) {
      id
      topList {
        ...MenuProduct
      }
    }
  }
`)

import { useEffect } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

let count: number | undefined
const listeners = new Set<() => void>()

/**
 * Loads the number of items in the basket and tells every badge. Call it after each change of the basket. If the shop
 * does not answer, the number stays.
 */
export async function refreshBasketCount(): Promise<void> {
  try {
    const { cartQuantity } = await callShop(BasketCountDocument, {})
    count = cartQuantity?.totalQuantity ?? 0
    for (const listener of listeners) listener()
  } catch {
    // A missing number is no reason to disturb the visitor.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until it is known: the page is the same for everybody, the number comes afterwards. */
export function useBasketCount(): number | undefined {
  useEffect(() => {
    if (count === undefined) void refreshBasketCount()
  }, [])
  return useBrowserValue(subscribe, () => count, undefined)
}

const BasketCountDocument = graphql(`
  query BasketCount($userData: UserData!) {
    cartQuantity(userData: $userData) {
      totalQuantity
    }
  }
`)

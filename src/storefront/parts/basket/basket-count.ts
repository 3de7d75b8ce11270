import { useEffect } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** Account's company that the basket is ordered for. */
type BasketCompany = { name: string }

type Known = { count: number; company: BasketCompany | undefined }

/** Replaced as a whole: what subscribers read stays the same object until then. */
let known: Known | undefined
const listeners = new Set<() => void>()

/**
 * Loads what the header says of the basket: the number of items, and for which company. Call it
 * after each change of the basket. If the shop does not answer, both stay.
 */
export async function refreshBasketCount(): Promise<void> {
  try {
    const { cartQuantity } = await callShop(BasketCountDocument, {})
    const { companyId, companyName } = cartQuantity?.billingAddress ?? {}
    known = {
      count: cartQuantity?.totalQuantity ?? 0,
      company: companyId && companyName ? { name: companyName } : undefined,
    }
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
export const useBasketCount = (): number | undefined => useKnown()?.count

/** The company that a basket with something in it is ordered for. */
export function useBasketCompany(): BasketCompany | undefined {
  const basket = useKnown()
  return basket && basket.count > 0 ? basket.company : undefined
}

function useKnown(): Known | undefined {
  useEffect(() => {
    if (known === undefined) void refreshBasketCount()
  }, [])
  return useBrowserValue(subscribe, () => known, undefined)
}

const BasketCountDocument = graphql(`
  query BasketCount($userData: UserData!) {
    cartQuantity(userData: $userData) {
      totalQuantity
      billingAddress { companyId companyName }
    }
  }
`)

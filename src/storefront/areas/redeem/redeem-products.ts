import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductKind, RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import { readRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'

/** As many as the shop gives at once. */
const itemsPerPage = 48

const everything: ProductKind[] = ['GIFTCARD', 'DONATION']

/** All that the card may be exchanged for, in the order of the shop: what fits its balance is found among all of it. */
export async function loadRedeemProducts(): Promise<readonly RedeemProductFragment[]> {
  const ask = async (pageNumber: number) =>
    (
      await callRedeem(RedeemProductsDocument, {
        context: btoa(readRedeemToken() ?? ''),
        filters: { filterByProductType: everything },
        paging: { itemsPerPage, pageNumber },
      })
    ).redeemProducts
  const first = await ask(1)
  const pageCount = Math.ceil(first.paging.totalItems / itemsPerPage)
  const others = Array.from({ length: pageCount - 1 }, (_none, index) => ask(index + 2))
  const pages = [first, ...(await Promise.all(others))]
  return pages.flatMap(({ products }) => products)
}

type Loaded = readonly RedeemProductFragment[] | 'failed' | undefined

/** Undefined until they are there; 'failed' where the shop could not be asked, until it is asked again. */
export function useRedeemProducts(): { products: Loaded; again: () => void } {
  const [products, setProducts] = useState<Loaded>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew.
  useEffect(() => {
    let isWanted = true
    void loadRedeemProducts()
      .catch(() => 'failed' as const)
      .then((loaded) => isWanted && setProducts(loaded))
    return () => {
      isWanted = false
    }
  }, [turn])
  const again = () => {
    setProducts(undefined)
    setTurn(turn + 1)
  }
  return { products, again }
}

const RedeemProductsDocument = graphql(`
  query RedeemProducts(
    $userData: UserData!
    $context: String!
    $filters: ProductFilters!
    $paging: Paging!
  ) {
    redeemProducts(userData: $userData, context: $context, filters: $filters, paging: $paging) {
      products { ...RedeemProduct }
      paging { totalItems }
    }
  }
`)

graphql(`
  fragment RedeemProduct on Product {
    id
    title
    shortTitle
    tagline
    description
    productType
    isChoiceCard
    isOrderable
    backgroundColor
    showShadow
    image { url alt }
    validityMonths
    spending { howTo webshops { title url } placeCount }
    digitalVariationConfig { ...VariationRule }
    physicalVariationConfig { ...VariationRule }
    giftCardBrand {
      id
      iframeUrl
      redirectLink
      redirectTime
      productExternalLink { title url }
    }
    redeemData { maximumAvailableCustomAmount { currency value } }
  }
`)

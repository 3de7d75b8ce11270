import type { Seller } from '#domain/documents/seller.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** Who sells in a storefront, as it stands now. */
export const sellersOf =
  (storefronts: readonly Storefront[]) =>
  (key: string): Seller | undefined => {
    const found = storefronts.find((storefront) => storefront.key === key)
    if (found === undefined) return undefined
    const { name, countryCode, organisation } = found
    const { legalName, address, email, phone, kvkNumber, vatNumber } = organisation
    return { name, legalName, address, email, phone, kvkNumber, vatNumber, countryCode }
  }

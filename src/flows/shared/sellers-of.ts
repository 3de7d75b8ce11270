import type { Seller } from '#domain/documents/seller.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** Who sells at a storefront, as it stands now. */
export function sellerAt({ name, countryCode, organisation }: Storefront): Seller {
  const { legalName, address, email, phone, kvkNumber, vatNumber } = organisation
  return { name, legalName, address, email, phone, kvkNumber, vatNumber, countryCode }
}

/** Seller at the storefront of a key; undefined where there is none. */
export const sellersOf =
  (storefronts: readonly Storefront[]) =>
  (key: string): Seller | undefined => {
    const found = storefronts.find((storefront) => storefront.key === key)
    return found && sellerAt(found)
  }

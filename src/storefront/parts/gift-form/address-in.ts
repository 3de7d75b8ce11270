import { type ConfirmedStreet, type DeliveryAddress, deliveryParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'

type Given = { readonly [Part in keyof DeliveryAddress]?: string | null | undefined }

/** An address that the shop knows: its street is not asked about again. */
export type AddressKnown = Partial<DeliveryAddress> & ConfirmedStreet

/** The postal parts of what the API gives of a receiver or a customer; undefined where there are none. */
export function addressIn(given: Given | null | undefined): AddressKnown | undefined {
  const parts = knownParts(deliveryParts, given)
  return Object.keys(parts).length === 0 ? undefined : parts
}

graphql(`
  fragment PostalParts on Address {
    companyName countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea phoneNumber
  }
`)

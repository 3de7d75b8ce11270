import { type DeliveryAddress, deliveryParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'

type Given = { readonly [Part in keyof DeliveryAddress]?: string | null | undefined }

/** The postal parts of what the API gives of a receiver or a customer; undefined where there are none. */
export function addressIn(given: Given | null | undefined): Partial<DeliveryAddress> | undefined {
  const parts = deliveryParts.flatMap((part) => {
    const text = given?.[part]
    return text ? [[part, text] as const] : []
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

graphql(`
  fragment PostalParts on Address {
    companyName countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea phoneNumber
  }
`)

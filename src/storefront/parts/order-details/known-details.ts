import { type AddressField, addressParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'

type Known = {
  saved: DetailsAddressFragment | null | undefined
  /** The customer's details fill the fields that are empty. */
  customer: DetailsProfileFragment | null | undefined
  /** The address alone, as the visitor gave it before. */
  typed?: { email?: string } | null | undefined
}

export type KnownDetails = ReturnType<typeof knownDetails>

/** A field of the giver's details, by the name that the API has for it. */
export type DetailName = Exclude<keyof KnownDetails, 'address'> | `address.${AddressField}`

/** What the fields of the giver's details begin with. */
export function knownDetails({ saved, customer, typed }: Known) {
  const hasSaved = Boolean(saved?.email)
  const known = hasSaved ? saved : customer
  return {
    customerType: saved?.customerType ?? (customer?.address?.companyName ? 'BUSINESS' : 'PRIVATE'),
    companyName: (hasSaved ? saved?.companyName : customer?.address?.companyName) ?? '',
    kvkNumber: known?.kvkNumber ?? '',
    vatNumber: known?.vatNumber ?? '',
    // Invoices go to the address itself where no other is named.
    invoiceEmail: known?.invoiceEmail === known?.email ? '' : (known?.invoiceEmail ?? ''),
    referenceNumber: saved?.referenceNumber ?? '',
    address: knownParts(addressParts, hasSaved ? saved : customer?.address),
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? typed?.email ?? '',
    // Typed once, it is typed once more: that is what finds a slip.
    confirmEmail: known?.email ?? '',
    phoneNumber: known?.phoneNumber ?? '',
    // Details are saved only after the visitor agreed.
    acceptTerms: hasSaved,
  }
}

graphql(`
  fragment DetailsProfile on CustomerProfile {
    firstName
    lastName
    email
    phoneNumber
    kvkNumber
    vatNumber
    invoiceEmail
    address {
      companyName
      countryCode
      postCode
      houseNumber
      suffix
      street
      addressLine1
      addressLine2
      city
      administrativeArea
    }
  }
`)

import { addressLines, type PostalAddress } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'

/** Person and place of an entry. */
export type BookedPlace = BookedAddressFragment['address']

/** Whose it is: the first name is the whole one where no last name is known. */
export const bookedNameOf = ({ firstName, lastName }: BookedPlace): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The lines of an envelope below the name. */
export const bookedLinesOf = (address: BookedPlace): string[] => addressLines(placeOf(address))

/** In one line, as "Sanne de Wit, Oudegracht 12, 3511 AB Utrecht". */
export const labelOf = (address: BookedPlace): string =>
  [bookedNameOf(address), ...bookedLinesOf(address)].join(', ')

const placeOf = (address: BookedPlace) =>
  Object.fromEntries(
    Object.entries(address).map(([part, text]) => [part, text ?? undefined]),
  ) as PostalAddress

graphql(`
  fragment BookedAddress on BookedAddress {
    id
    isDefaultBilling
    isDefaultDelivery
    address { ...DetailsAddress }
  }
`)

graphql(`
  fragment DetailsAddress on BillingAddress {
    customerType
    companyName
    kvkNumber
    vatNumber
    invoiceEmail
    companyId
    referenceNumber
    firstName
    lastName
    email
    phoneNumber
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
`)

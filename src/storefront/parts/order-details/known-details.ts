import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'

type Known = {
  saved: DetailsAddressFragment | null | undefined
  /** The customer's details fill the fields that are empty. */
  customer: DetailsProfileFragment | null | undefined
  /** The address alone, as the visitor gave it before. */
  typed?: { email?: string } | null | undefined
}

export type KnownDetails = ReturnType<typeof knownDetails>

/** What the fields of the giver's details begin with. */
export function knownDetails({ saved, customer, typed }: Known) {
  const hasSaved = Boolean(saved?.email)
  const known = hasSaved ? saved : customer
  return {
    customerType: saved?.customerType ?? 'PRIVATE',
    companyName: saved?.companyName ?? '',
    referenceNumber: saved?.referenceNumber ?? '',
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
  fragment DetailsAddress on BillingAddress {
    customerType
    companyName
    referenceNumber
    firstName
    lastName
    email
    phoneNumber
  }
`)

graphql(`
  fragment DetailsProfile on CustomerProfile {
    firstName
    lastName
    email
    phoneNumber
  }
`)

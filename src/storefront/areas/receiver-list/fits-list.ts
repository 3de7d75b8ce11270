import { addressFormOf } from '#kernel/address-parts.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'

/** A list has no column for addresses of two lines. */
export const fitsList = ({ address }: BookedAddressFragment): boolean =>
  addressFormOf(address.countryCode ?? '').isInParts

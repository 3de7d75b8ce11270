import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'

type Tracked = { trackCode: string | null; address: DeliveryAddress | null }

/** Where the way of a parcel is followed; undefined of one without a code. */
export function trackUrl(
  { trackUrl: pattern }: Pick<Storefront, 'trackUrl'>,
  { trackCode, address }: Tracked,
): string | undefined {
  if (pattern === undefined || trackCode === null) return undefined
  const postcode = address?.postCode?.replaceAll(' ', '') ?? ''
  return pattern
    .replace('{code}', encodeURIComponent(trackCode))
    .replace('{country}', address?.countryCode ?? '')
    .replace('{postcode}', encodeURIComponent(postcode))
}

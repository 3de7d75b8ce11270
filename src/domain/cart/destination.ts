import type { CartShipment } from '#domain/cart/cart.ts'
import {
  NotPostedThere,
  PhoneInvalid,
  PostAddressMissing,
  ReceiverEmailMissing,
} from '#domain/cart/errors.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { PostageOption, Storefront } from '#domain/storefronts/storefront.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { parsePhone } from '#kernel/phone-number.ts'

/** Who gets something, and where it is posted. */
export type Destination = Pick<CartShipment, 'receiver' | 'address'>

/**
 * By post there is an address (3221), in a country to which the storefront posts (3220); by e-mail an e-mail address (3001).
 * A phone number is one that there is (3005).
 * What givers send themselves may wait for the address of their details.
 */
export function ensureDestination(
  { receiver, address }: Destination,
  form: VariationType,
  storefront: Storefront,
): void {
  const isForSelf = receiver.kind === 'self'
  if (form === 'DIGITAL') {
    if (!isForSelf && receiver.email === '') throw new ReceiverEmailMissing()
    return
  }
  if (address === undefined && isForSelf) return
  if (address === undefined) throw new PostAddressMissing()
  ensurePhone(address)
  if (!storefront.postsTo.includes(address.countryCode)) throw new NotPostedThere()
}

/** Numbers are judged here, as the plans are too large for the forms that share an address with the shop. */
export function ensurePhone({ phoneNumber, countryCode }: DeliveryAddress): void {
  if (phoneNumber !== undefined && parsePhone(phoneNumber, countryCode) === undefined)
    throw new PhoneInvalid()
}

export const asksPhone = (
  postedBy: PostageOption | undefined,
  { phoneAskedBy }: Pick<Storefront, 'phoneAskedBy'>,
): boolean => postedBy !== undefined && phoneAskedBy.includes(postedBy)

/** Whom a carrier may call. What givers send themselves has the number of their details, where no other was typed. */
export const phoneOf = (
  { receiver, address }: Destination,
  details: Pick<GuestDetails, 'phoneNumber'> | undefined,
): string | undefined =>
  address?.phoneNumber ?? (receiver.kind === 'self' ? details?.phoneNumber : undefined)

import type { CartPackage, CartShipment, Receiver } from '#domain/cart/cart.ts'
import { type DeliveryAddress, placeParts } from '#kernel/address-parts.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/*
 * What is the same in a basket: the same person, place, parcel or gift.
 */

const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Words that tell one from another; equal ones are the same. */
export type Key = string

export const keyOf = (...parts: readonly unknown[]): Key => JSON.stringify(parts)

/** A family that shares a mailbox gets a mail for each, and no name is lost. */
export const personKeyOf = (receiver: Receiver): Key =>
  receiver.kind === 'self'
    ? keyOf('self')
    : keyOf(normalized(receiver.email), normalized(receiver.name))

/** Whoever orders counts as one too, where something is for them. */
export const countReceivers = ({ shipments }: { shipments: readonly CartShipment[] }): number =>
  new Set(shipments.map(({ receiver }) => personKeyOf(receiver))).size

export const giverOn = (receiver: Receiver): string =>
  receiver.kind === 'self' ? '' : normalized(receiver.giverName ?? '')

/** To whom something goes, how and when. */
export type DeliveryTarget = Pick<
  CartShipment,
  'deliveryForm' | 'deliveryDate' | 'receiver' | 'address'
>

export const placeKeyOf = (address: DeliveryAddress | undefined): Key =>
  address === undefined ? '' : keyOf(placeParts.map((part) => normalized(address[part] ?? '')))

/** One receiver is one name at one address; what others give them is a parcel with a tag of its own. */
export const targetKeyOf = ({
  deliveryForm,
  deliveryDate,
  receiver,
  address,
}: DeliveryTarget): Key =>
  keyOf(deliveryForm, deliveryDate, personKeyOf(receiver), giverOn(receiver), placeKeyOf(address))

export type PackageContent = Pick<
  CartPackage,
  'productId' | 'amountCents' | 'message' | 'wrapper'
> &
  Pick<CartPackage, 'giftPacking' | 'isEachWrapped'>

export const contentKeyOf = ({ productId, amountCents, message }: PackageContent): Key =>
  keyOf(productId, amountCents, message)

/** Of packages of one shipment, which has one form. */
export const giftKeyOf = (gift: PackageContent): Key =>
  keyOf(contentKeyOf(gift), gift.wrapper ?? firstWrapper, gift.giftPacking, !!gift.isEachWrapped)

import type { CartPackage, CartShipment, PackageToAdd, Receiver } from '#domain/cart/cart.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { ensureQuantity } from '#domain/cart/package-rules.ts'
import { addressParts, type PostalAddress } from '#kernel/address-parts.ts'
import { newId, type PackageId } from '#kernel/ids.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/*
 * How a basket's contents change: rules on the document, without a database.
 */

type Shipments = readonly CartShipment[]

const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Words that tell one from another; equal ones are the same. */
type Key = string

const keyOf = (...parts: readonly unknown[]): Key => JSON.stringify(parts)

/** A family that shares a mailbox gets a mail for each, and no name is lost. */
const personKeyOf = (receiver: Receiver): Key =>
  receiver.kind === 'self'
    ? keyOf('self')
    : keyOf(normalized(receiver.email), normalized(receiver.name))

/** Whether what is in a basket goes to several people: the order's kind. */
export const hasManyReceivers = ({ shipments }: { shipments: Shipments }): boolean =>
  new Set(shipments.map(({ receiver }) => personKeyOf(receiver))).size > 1

const giverOn = (receiver: Receiver): string =>
  receiver.kind === 'self' ? '' : normalized(receiver.giverName ?? '')

type Whither = Pick<CartShipment, 'deliveryForm' | 'deliveryDate' | 'receiver' | 'address'>

const placeKeyOf = (address: PostalAddress | undefined): Key =>
  address === undefined ? '' : keyOf(addressParts.map((part) => normalized(address[part] ?? '')))

/** One receiver is one name at one address; what others give them is a parcel with a tag of its own. */
const whitherKeyOf = ({ deliveryForm, deliveryDate, receiver, address }: Whither): Key =>
  keyOf(deliveryForm, deliveryDate, personKeyOf(receiver), giverOn(receiver), placeKeyOf(address))

type Content = Pick<CartPackage, 'productId' | 'amountCents' | 'message' | 'wrapper'> &
  Pick<CartPackage, 'giftPacking' | 'isEachWrapped'>

const contentKeyOf = ({ productId, amountCents, message }: Content): Key =>
  keyOf(productId, amountCents, message)

/** Of packages of one shipment, which has one form. */
const giftKeyOf = (gift: Content): Key =>
  keyOf(contentKeyOf(gift), gift.wrapper ?? firstWrapper, gift.giftPacking, !!gift.isEachWrapped)

/** Packages to one receiver at one time in one form share a shipment; the same gift twice becomes a quantity, as large as one may be. */
export const withPackage = (shipments: Shipments, added: PackageToAdd): Shipments =>
  withPackages(shipments, [added])

/** Each finds its shipment by a key: two thousand are two thousand steps. */
export function withPackages(shipments: Shipments, added: readonly PackageToAdd[]): Shipments {
  const all = [...shipments]
  const placeOf = new Map<Key, number>()
  for (const [place, shipment] of shipments.entries()) {
    const key = whitherKeyOf(shipment)
    if (!placeOf.has(key)) placeOf.set(key, place)
  }
  for (const { receiver, deliveryDate, address, ...gift } of added) {
    ensureQuantity(gift.quantity)
    const whither = { deliveryForm: gift.variationType, deliveryDate, receiver, address }
    const key = whitherKeyOf(whither)
    const place = placeOf.get(key) ?? all.length
    const home = all[place]
    placeOf.set(key, place)
    all[place] =
      home === undefined
        ? openShipment(whither, gift)
        : { ...home, packages: mergeEqual([...home.packages, { id: newId('pkg'), ...gift }]) }
  }
  return all
}

function openShipment(whither: Whither, gift: Omit<CartPackage, 'id'>): CartShipment {
  const id = newId('shp')
  return {
    id,
    // Random, not a counter: an old tab must not name a newer shipment by accident.
    tag: id.slice(-8),
    ...whither,
    packages: [{ id: newId('pkg'), ...gift }],
  }
}

function mergeEqual(packages: readonly CartPackage[]): readonly CartPackage[] {
  const merged: CartPackage[] = []
  for (const next of packages) {
    const key = giftKeyOf(next)
    const index = merged.findIndex(
      (earlier) =>
        giftKeyOf(earlier) === key && earlier.quantity + next.quantity <= packageQuantityMax,
    )
    const earlier = merged[index]
    if (earlier === undefined) merged.push(next)
    else merged[index] = { ...earlier, quantity: earlier.quantity + next.quantity }
  }
  return merged
}

export type PackageChange = {
  quantity?: number | undefined
  amountCents?: number | undefined
  /** Null takes the note away. */
  message?: string | null | undefined
  /** Null takes the paper off what goes by post; what goes by e-mail keeps one. */
  wrapper?: string | null | undefined
  /** Null takes the box away. */
  giftPacking?: string | null | undefined
  isEachWrapped?: boolean | undefined
}

export function withChangedPackage(
  shipments: Shipments,
  packageId: string,
  change: PackageChange,
): Shipments {
  return editShipmentOf(shipments, packageId, (packages) =>
    mergeEqual(
      packages.map((item) =>
        item.id === packageId
          ? {
              ...item,
              quantity: change.quantity ?? item.quantity,
              amountCents: change.amountCents ?? item.amountCents,
              message: changed(item.message, change.message),
              ...wrappedAnew(item, change),
            }
          : item,
      ),
    ),
  )
}

const changed = <Value>(before: Value | undefined, change: Value | null | undefined) =>
  change === null ? undefined : (change ?? before)

/** A digital gift for the giver has no paper, and gets none. */
const wrappedAnew = (item: CartPackage, change: PackageChange) =>
  item.variationType === 'DIGITAL'
    ? { wrapper: item.wrapper && (change.wrapper ?? item.wrapper) }
    : {
        wrapper: changed(item.wrapper, change.wrapper),
        giftPacking: changed(item.giftPacking, change.giftPacking),
        isEachWrapped: change.isEachWrapped ?? item.isEachWrapped,
      }

export const withoutPackage = (shipments: Shipments, packageId: string): Shipments =>
  editShipmentOf(shipments, packageId, (packages) =>
    packages.filter((item) => item.id !== packageId),
  )

/** Without `packageId` the whole shipment goes (SPEC §7, deleteGiftcardPackageGroup). */
export function withoutGroup(
  shipments: Shipments,
  group: { shipmentTag: string; packageId: string | undefined },
): Shipments {
  const shipment = findShipment(shipments, group.shipmentTag)
  if (group.packageId === undefined) return shipments.filter((other) => other !== shipment)
  if (!shipment.packages.some(({ id }) => id === group.packageId)) throw new PackageUnknown()
  return withoutPackage(shipments, group.packageId)
}

export const findPackage = (shipments: Shipments, packageId: string): CartPackage | undefined =>
  shipments.flatMap(({ packages }) => packages).find(({ id }) => id === (packageId as PackageId))

function editShipmentOf(
  shipments: Shipments,
  packageId: string,
  edit: (packages: readonly CartPackage[]) => readonly CartPackage[],
): Shipments {
  if (findPackage(shipments, packageId) === undefined) throw new PackageUnknown()
  return shipments
    .map((shipment) =>
      shipment.packages.some(({ id }) => id === packageId)
        ? { ...shipment, packages: edit(shipment.packages) }
        : shipment,
    )
    .filter(({ packages }) => packages.length > 0)
}

/**
 * Has a shipment delivered at another moment, or to another receiver. What then goes to one receiver at one time becomes one
 * shipment.
 */
export function withMovedShipment(
  shipments: Shipments,
  shipmentTag: string,
  change: Partial<Pick<CartShipment, 'deliveryDate' | 'receiver' | 'address'>>,
): Shipments {
  const before = findShipment(shipments, shipmentTag)
  const moved = { ...before, ...change }
  const key = whitherKeyOf(moved)
  const home = shipments.find((other) => other !== before && whitherKeyOf(other) === key)
  if (home === undefined)
    return shipments.map((shipment) => (shipment === before ? moved : shipment))
  const packages = mergeEqual([...home.packages, ...moved.packages])
  return shipments
    .filter((shipment) => shipment !== before)
    .map((shipment) => (shipment === home ? { ...home, packages } : shipment))
}

/** All of a shipment once more, for one more receiver, at the same moment. */
export function withCopiedShipment(
  shipments: Shipments,
  shipmentTag: string,
  to: Pick<CartShipment, 'receiver' | 'address'>,
): Shipments {
  const { packages, deliveryDate } = findShipment(shipments, shipmentTag)
  return withPackages(
    shipments,
    packages.map(({ id: _, ...gift }) => ({ ...gift, ...to, deliveryDate })),
  )
}

export function findShipment(shipments: Shipments, shipmentTag: string): CartShipment {
  const shipment = shipments.find(({ tag }) => tag === shipmentTag)
  if (shipment === undefined) throw new PackageUnknown('shipmentTag')
  return shipment
}

/** A gift as it was ordered: what of it lies in the basket is not needed there any more. */
export type OrderedGift = Whither &
  Pick<CartPackage, 'productId' | 'amountCents' | 'message' | 'quantity' | 'wrapper'> &
  Pick<CartPackage, 'giftPacking' | 'isEachWrapped'>

/**
 * What is left of a basket when its order is paid: gifts that were added or changed since it was fixed. The same gift
 * to the same person counts by its quantity.
 */
export function withoutOrdered(shipments: Shipments, ordered: readonly OrderedGift[]): Shipments {
  const there = new Set(
    shipments.flatMap((shipment) => shipment.packages.map((item) => packedKeyOf(shipment, item))),
  )
  const quantityOf = new Map<Key, number>()
  for (const gift of ordered) {
    const exact = packedKeyOf(gift, gift)
    const key = !there.has(exact) && isPlain(gift) ? plainKeyOf(gift, gift) : exact
    quantityOf.set(key, (quantityOf.get(key) ?? 0) + gift.quantity)
  }
  const orderedOf = (shipment: CartShipment, item: CartPackage): number =>
    (quantityOf.get(packedKeyOf(shipment, item)) ?? 0) +
    (quantityOf.get(plainKeyOf(shipment, item)) ?? 0)
  const left = shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.flatMap((item) => {
      const quantity = item.quantity - orderedOf(shipment, item)
      return quantity > 0 ? [{ ...item, quantity }] : []
    }),
  }))
  return left.filter(({ packages }) => packages.length > 0)
}

/** An order of what givers send themselves names the address that their basket may leave to their details. */
const packedKeyOf = ({ address, ...whither }: Whither, item: Content): Key => {
  const place = whither.receiver.kind === 'self' ? {} : { address }
  return keyOf('as it is', whitherKeyOf({ ...whither, ...place }), giftKeyOf(item))
}

/** A process of the release before this one leaves paper and giver's name out of the orders that it writes. */
const isPlain = ({ deliveryForm, receiver, wrapper }: OrderedGift): boolean =>
  deliveryForm === 'DIGITAL' && giverOn(receiver) === '' && wrapper === undefined

const plainKeyOf = ({ deliveryForm, deliveryDate, receiver }: Whither, item: Content): Key =>
  keyOf('plain', deliveryForm, deliveryDate, personKeyOf(receiver), contentKeyOf(item))

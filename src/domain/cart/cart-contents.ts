import type { CartPackage, CartShipment, PackageToAdd, Receiver } from '#domain/cart/cart.ts'
import { PackageUnknown, QuantityInvalid } from '#domain/cart/errors.ts'
import { ensureQuantity } from '#domain/cart/package-rules.ts'
import { type DeliveryAddress, placeParts } from '#kernel/address-parts.ts'
import { newId, type PackageId } from '#kernel/ids.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/*
 * How a basket's contents change: rules on the document, without a database.
 */

type Shipments = readonly CartShipment[]

const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Words that tell one from another; equal ones are the same. */
export type Key = string

const keyOf = (...parts: readonly unknown[]): Key => JSON.stringify(parts)

/** A family that shares a mailbox gets a mail for each, and no name is lost. */
export const personKeyOf = (receiver: Receiver): Key =>
  receiver.kind === 'self'
    ? keyOf('self')
    : keyOf(normalized(receiver.email), normalized(receiver.name))

/** Whoever orders counts as one too, where something is for them. */
export const countReceivers = ({ shipments }: { shipments: Shipments }): number =>
  new Set(shipments.map(({ receiver }) => personKeyOf(receiver))).size

const giverOn = (receiver: Receiver): string =>
  receiver.kind === 'self' ? '' : normalized(receiver.giverName ?? '')

/** To whom something goes, how and when. */
export type Whither = Pick<CartShipment, 'deliveryForm' | 'deliveryDate' | 'receiver' | 'address'>

export const placeKeyOf = (address: DeliveryAddress | undefined): Key =>
  address === undefined ? '' : keyOf(placeParts.map((part) => normalized(address[part] ?? '')))

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

export function withPackages(shipments: Shipments, added: readonly PackageToAdd[]): Shipments {
  for (const { quantity } of added) ensureQuantity(quantity)
  return withPlaced(
    shipments,
    added.map(({ receiver, deliveryDate, address, ...gift }) => ({
      whither: { deliveryForm: gift.variationType, deliveryDate, receiver, address },
      item: { id: newId('pkg'), ...gift },
    })),
  )
}

/** A package, and where it goes. */
export type Placed = { whither: Whither; item: CartPackage }

/** Hears which package became a part of which other. */
export type OnMerged = (gone: PackageId, into: PackageId) => void

/** Each finds its shipment by a key: two thousand are two thousand steps. */
export function withPlaced(
  shipments: Shipments,
  placed: readonly Placed[],
  onMerged?: OnMerged,
): Shipments {
  const all = [...shipments]
  const placeOf = new Map<Key, number>()
  for (const [place, shipment] of shipments.entries()) {
    const key = whitherKeyOf(shipment)
    if (!placeOf.has(key)) placeOf.set(key, place)
  }
  const itemsAt = new Map<number, CartPackage[]>()
  for (const { whither, item } of placed) {
    const key = whitherKeyOf(whither)
    const place = placeOf.get(key) ?? all.length
    placeOf.set(key, place)
    if (place === all.length) all.push(openShipment(whither))
    else if (whither.address?.phoneNumber !== undefined) {
      // The number that was typed last is the one to call.
      const joined = all[place]
      if (joined !== undefined) all[place] = { ...joined, address: whither.address }
    }
    const items = itemsAt.get(place) ?? []
    items.push(item)
    itemsAt.set(place, items)
  }
  return all.map((shipment, place) => {
    const items = itemsAt.get(place)
    if (items === undefined) return shipment
    return { ...shipment, packages: mergeEqual([...shipment.packages, ...items], onMerged) }
  })
}

function openShipment(whither: Whither): CartShipment {
  const id = newId('shp')
  return {
    id,
    // Random, not a counter: an old tab must not name a newer shipment by accident.
    tag: id.slice(-8),
    ...whither,
    packages: [],
  }
}

/** What goes to somebody else by e-mail is a parcel, also when it was for the giver first. */
export const wrappedFor = ({ deliveryForm, receiver }: Whither, item: CartPackage): CartPackage =>
  deliveryForm === 'DIGITAL' && receiver.kind === 'other' && item.wrapper === undefined
    ? { ...item, wrapper: firstWrapper }
    : item

function mergeEqual(packages: readonly CartPackage[], onMerged?: OnMerged): readonly CartPackage[] {
  const merged: CartPackage[] = []
  const placesOf = new Map<Key, number[]>()
  for (const next of packages) {
    const key = giftKeyOf(next)
    const places = placesOf.get(key) ?? []
    placesOf.set(key, places)
    const place = places.find(
      (at) => (merged[at]?.quantity ?? 0) + next.quantity <= packageQuantityMax,
    )
    const earlier = place === undefined ? undefined : merged[place]
    if (place === undefined || earlier === undefined) {
      places.push(merged.length)
      merged.push(next)
    } else {
      merged[place] = { ...earlier, quantity: earlier.quantity + next.quantity }
      onMerged?.(next.id, earlier.id)
    }
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
  change: Partial<Omit<Whither, 'deliveryForm'>>,
): Shipments {
  const before = findShipment(shipments, shipmentTag)
  const whither = change.receiver ? soon({ ...before, ...change }) : { ...before, ...change }
  const packages = before.packages.map((item) => wrappedFor(whither, item))
  const moved = { ...before, ...whither, packages }
  const key = whitherKeyOf(moved)
  const home = shipments.find((other) => other !== before && whitherKeyOf(other) === key)
  if (home === undefined)
    return shipments.map((shipment) => (shipment === before ? moved : shipment))
  return shipments
    .filter((shipment) => shipment !== before)
    .map((shipment) =>
      shipment === home
        ? { ...home, packages: mergeEqual([...home.packages, ...packages]) }
        : shipment,
    )
}

/** What givers get by e-mail themselves comes at once. */
export const soon = <To extends Whither>(to: To): To =>
  to.receiver.kind === 'self' && to.deliveryForm === 'DIGITAL' ? { ...to, deliveryDate: null } : to

/** Some or all of one package to another receiver: the others of its shipment stay. */
export function withMovedPackage(
  shipments: Shipments,
  { packageId, quantity }: { packageId: string; quantity: number | undefined },
  to: Pick<CartShipment, 'receiver' | 'address'>,
): Shipments {
  const home = shipments.find(({ packages }) => packages.some(({ id }) => id === packageId))
  const item = findPackage(shipments, packageId)
  if (home === undefined || item === undefined) throw new PackageUnknown()
  const count = quantity ?? item.quantity
  if (!Number.isInteger(count) || count < 1 || count > item.quantity)
    throw new QuantityInvalid(item.quantity)
  const { deliveryForm, deliveryDate } = home
  const whither = soon({ deliveryForm, deliveryDate, ...to })
  if (whitherKeyOf(whither) === whitherKeyOf(home)) return shipments
  const isAll = count === item.quantity
  const moved = { ...item, quantity: count, id: isAll ? item.id : newId('pkg') }
  const left = isAll
    ? withoutPackage(shipments, packageId)
    : withChangedPackage(shipments, packageId, { quantity: item.quantity - count })
  return withPlaced(left, [{ whither, item: wrappedFor(whither, moved) }])
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

import type { CartPackage, CartShipment, PackageToAdd } from '#domain/cart/cart.ts'
import { type DeliveryTarget, giftKeyOf, type Key, targetKeyOf } from '#domain/cart/cart-keys.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { ensureQuantity } from '#domain/cart/package-rules.ts'
import { newId, type PackageId } from '#kernel/ids.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/*
 * How a basket's contents change: rules on the document, without a database.
 */

export type Shipments = readonly CartShipment[]

/** Packages to one receiver at one time in one form share a shipment; the same gift twice becomes a quantity, as large as one may be. */
export const withPackage = (shipments: Shipments, added: PackageToAdd): Shipments =>
  withPackages(shipments, [added])

export function withPackages(shipments: Shipments, added: readonly PackageToAdd[]): Shipments {
  for (const { quantity } of added) ensureQuantity(quantity)
  return withPlaced(
    shipments,
    added.map(({ receiver, deliveryDate, address, ...gift }) => ({
      target: { deliveryForm: gift.variationType, deliveryDate, receiver, address },
      item: { id: newId('pkg'), ...gift },
    })),
  )
}

/** A package, and where it goes. */
export type Placed = { target: DeliveryTarget; item: CartPackage }

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
    const key = targetKeyOf(shipment)
    if (!placeOf.has(key)) placeOf.set(key, place)
  }
  const itemsAt = new Map<number, CartPackage[]>()
  for (const { target, item } of placed) {
    const key = targetKeyOf(target)
    const place = placeOf.get(key) ?? all.length
    placeOf.set(key, place)
    if (place === all.length) all.push(openShipment(target))
    else if (target.address?.phoneNumber !== undefined) {
      // The number that was typed last is the one to call.
      const joined = all[place]
      if (joined !== undefined) all[place] = { ...joined, address: target.address }
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

function openShipment(target: DeliveryTarget): CartShipment {
  const id = newId('shp')
  return {
    id,
    // Random, not a counter: an old tab must not name a newer shipment by accident.
    tag: id.slice(-8),
    ...target,
    packages: [],
  }
}

/** What goes to somebody else by e-mail is a parcel, also when it was for the giver first. */
export const wrappedFor = (
  { deliveryForm, receiver }: DeliveryTarget,
  item: CartPackage,
): CartPackage =>
  deliveryForm === 'DIGITAL' && receiver.kind === 'other' && item.wrapper === undefined
    ? { ...item, wrapper: firstWrapper }
    : item

/** Each gift is tried at the emptiest of its equals alone, so the work grows with the packages only. */
export function mergeEqual(
  packages: readonly CartPackage[],
  onMerged?: OnMerged,
): readonly CartPackage[] {
  const merged: CartPackage[] = []
  const emptiestOf = new Map<Key, number>()
  for (const next of packages) {
    const key = giftKeyOf(next)
    const place = emptiestOf.get(key)
    const earlier = place === undefined ? undefined : merged[place]
    if (
      place !== undefined &&
      earlier !== undefined &&
      earlier.quantity + next.quantity <= packageQuantityMax
    ) {
      merged[place] = { ...earlier, quantity: earlier.quantity + next.quantity }
      onMerged?.(next.id, earlier.id)
      continue
    }
    if (earlier === undefined || next.quantity < earlier.quantity)
      emptiestOf.set(key, merged.length)
    merged.push(next)
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

export function findShipment(shipments: Shipments, shipmentTag: string): CartShipment {
  const shipment = shipments.find(({ tag }) => tag === shipmentTag)
  if (shipment === undefined) throw new PackageUnknown('shipmentTag')
  return shipment
}

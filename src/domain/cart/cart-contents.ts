import type { CartPackage, CartShipment, PackageToAdd, Receiver } from '#domain/cart/cart.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { ensureQuantity } from '#domain/cart/package-rules.ts'
import { newId, type PackageId } from '#kernel/ids.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { sum } from '#kernel/money.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/*
 * How a basket's contents change: rules on the document, without a database.
 */

type Shipments = readonly CartShipment[]

const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** A family that shares a mailbox gets a mail for each, and no name is lost. */
const isSamePerson = (left: Receiver, right: Receiver): boolean =>
  left.kind === 'self' || right.kind === 'self'
    ? left.kind === right.kind
    : normalized(left.email) === normalized(right.email) &&
      normalized(left.name) === normalized(right.name)

const giverOn = (receiver: Receiver): string =>
  receiver.kind === 'self' ? '' : normalized(receiver.giverName ?? '')

/** One receiver is one name at one e-mail address; what others give them is a parcel with a tag of its own. */
const isSameReceiver = (left: Receiver, right: Receiver): boolean =>
  isSamePerson(left, right) && giverOn(left) === giverOn(right)

const isSameContent = (left: Omit<CartPackage, 'id'>, right: Omit<CartPackage, 'id'>): boolean =>
  left.productId === right.productId &&
  left.amountCents === right.amountCents &&
  left.message === right.message

/** Of two packages of one shipment, which has one form. */
const isSameGift = (left: Omit<CartPackage, 'id'>, right: Omit<CartPackage, 'id'>): boolean =>
  isSameContent(left, right) && (left.wrapper ?? firstWrapper) === (right.wrapper ?? firstWrapper)

/** Packages to one receiver at one time in one form share a shipment; the same gift twice becomes a quantity, as large as one may be. */
export function withPackage(shipments: Shipments, added: PackageToAdd): Shipments {
  const { receiver, deliveryDate, ...gift } = added
  ensureQuantity(gift.quantity)
  const home = shipments.find(
    (shipment) =>
      shipment.deliveryForm === gift.variationType &&
      shipment.deliveryDate === deliveryDate &&
      isSameReceiver(shipment.receiver, receiver),
  )
  if (home === undefined) return [...shipments, openShipment({ receiver, deliveryDate }, gift)]
  const packages = mergeEqual([...home.packages, { id: newId('pkg'), ...gift }])
  return shipments.map((shipment) => (shipment === home ? { ...home, packages } : shipment))
}

function openShipment(
  whither: Pick<CartShipment, 'receiver' | 'deliveryDate'>,
  gift: Omit<CartPackage, 'id'>,
): CartShipment {
  const id = newId('shp')
  return {
    id,
    // Random, not a counter: an old tab must not name a newer shipment by accident.
    tag: id.slice(-8),
    deliveryForm: gift.variationType,
    ...whither,
    packages: [{ id: newId('pkg'), ...gift }],
  }
}

function mergeEqual(packages: readonly CartPackage[]): readonly CartPackage[] {
  const merged: CartPackage[] = []
  for (const next of packages) {
    const index = merged.findIndex(
      (earlier) =>
        isSameGift(earlier, next) && earlier.quantity + next.quantity <= packageQuantityMax,
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
  wrapper?: string | undefined
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
              message: change.message === null ? undefined : (change.message ?? item.message),
              wrapper: item.wrapper && (change.wrapper ?? item.wrapper),
            }
          : item,
      ),
    ),
  )
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
  change: Partial<Pick<CartShipment, 'deliveryDate' | 'receiver'>>,
): Shipments {
  const before = findShipment(shipments, shipmentTag)
  const moved = { ...before, ...change }
  const home = shipments.find(
    (other) =>
      other !== before &&
      other.deliveryForm === moved.deliveryForm &&
      other.deliveryDate === moved.deliveryDate &&
      isSameReceiver(other.receiver, moved.receiver),
  )
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
  receiver: Receiver,
): Shipments {
  const { packages, deliveryDate } = findShipment(shipments, shipmentTag)
  return packages.reduce(
    (all, { id: _, ...gift }) => withPackage(all, { ...gift, receiver, deliveryDate }),
    shipments,
  )
}

export function findShipment(shipments: Shipments, shipmentTag: string): CartShipment {
  const shipment = shipments.find(({ tag }) => tag === shipmentTag)
  if (shipment === undefined) throw new PackageUnknown('shipmentTag')
  return shipment
}

/** A gift as it was ordered: what of it lies in the basket is not needed there any more. */
export type OrderedGift = Pick<CartShipment, 'receiver' | 'deliveryForm' | 'deliveryDate'> &
  Pick<CartPackage, 'productId' | 'amountCents' | 'message' | 'quantity' | 'wrapper'>

/**
 * What is left of a basket when its order is paid: gifts that were added or changed since it was fixed. The same gift
 * to the same person counts by its quantity.
 */
export function withoutOrdered(shipments: Shipments, ordered: readonly OrderedGift[]): Shipments {
  const all = shipments.flatMap((shipment) =>
    shipment.packages.map((item): PackedGift => ({ shipment, item })),
  )
  const orderedOf = (packed: PackedGift): number => {
    const same = ordered.filter(
      (gift) =>
        isOrdered(packed, gift) ||
        (isOrderedPlainly(packed, gift) && !all.some((other) => isOrdered(other, gift))),
    )
    return sum(same.map(({ quantity }) => quantity))
  }
  const left = shipments.map((shipment) => ({
    ...shipment,
    packages: shipment.packages.flatMap((item) => {
      const quantity = item.quantity - orderedOf({ shipment, item })
      return quantity > 0 ? [{ ...item, quantity }] : []
    }),
  }))
  return left.filter(({ packages }) => packages.length > 0)
}

type PackedGift = { shipment: CartShipment; item: CartPackage }

const isOrdered = ({ shipment, item }: PackedGift, gift: OrderedGift): boolean =>
  gift.deliveryForm === shipment.deliveryForm &&
  gift.deliveryDate === shipment.deliveryDate &&
  isSameReceiver(gift.receiver, shipment.receiver) &&
  isSameGift({ ...item, ...gift }, item)

/** A process of the release before this one leaves paper and giver's name out of the orders that it writes. */
const isOrderedPlainly = ({ shipment, item }: PackedGift, gift: OrderedGift): boolean =>
  gift.deliveryForm === shipment.deliveryForm &&
  gift.deliveryDate === shipment.deliveryDate &&
  isSamePerson(gift.receiver, shipment.receiver) &&
  giverOn(gift.receiver) === '' &&
  gift.wrapper === undefined &&
  isSameContent({ ...item, ...gift }, item)

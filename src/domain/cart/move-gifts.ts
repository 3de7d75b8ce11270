import type { CartShipment } from '#domain/cart/cart.ts'
import {
  findPackage,
  findShipment,
  mergeEqual,
  type Shipments,
  withChangedPackage,
  withoutPackage,
  withPackages,
  withPlaced,
  wrappedFor,
} from '#domain/cart/cart-contents.ts'
import { type DeliveryTarget, targetKeyOf } from '#domain/cart/cart-keys.ts'
import { PackageUnknown, QuantityInvalid } from '#domain/cart/errors.ts'
import { newId } from '#kernel/ids.ts'

/**
 * Has a shipment delivered at another moment, or to another receiver. What then goes to one receiver at one time becomes one
 * shipment.
 */
export function withMovedShipment(
  shipments: Shipments,
  shipmentTag: string,
  change: Partial<Omit<DeliveryTarget, 'deliveryForm'>>,
): Shipments {
  const before = findShipment(shipments, shipmentTag)
  const target = change.receiver ? soon({ ...before, ...change }) : { ...before, ...change }
  const packages = before.packages.map((item) => wrappedFor(target, item))
  const moved = { ...before, ...target, packages }
  const key = targetKeyOf(moved)
  const home = shipments.find((other) => other !== before && targetKeyOf(other) === key)
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
export const soon = <To extends DeliveryTarget>(to: To): To =>
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
  const target = soon({ deliveryForm, deliveryDate, ...to })
  if (targetKeyOf(target) === targetKeyOf(home)) return shipments
  const isAll = count === item.quantity
  const moved = { ...item, quantity: count, id: isAll ? item.id : newId('pkg') }
  const left = isAll
    ? withoutPackage(shipments, packageId)
    : withChangedPackage(shipments, packageId, { quantity: item.quantity - count })
  return withPlaced(left, [{ target, item: wrappedFor(target, moved) }])
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

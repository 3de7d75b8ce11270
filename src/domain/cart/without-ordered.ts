import type { CartPackage, CartShipment } from '#domain/cart/cart.ts'
import type { Shipments } from '#domain/cart/cart-contents.ts'
import {
  contentKeyOf,
  type DeliveryTarget,
  giftKeyOf,
  giverOn,
  type Key,
  keyOf,
  type PackageContent,
  personKeyOf,
  targetKeyOf,
} from '#domain/cart/cart-keys.ts'
import type { OrderedGift } from '#domain/ordered-gift.ts'

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
const packedKeyOf = ({ address, ...target }: DeliveryTarget, item: PackageContent): Key => {
  const place = target.receiver.kind === 'self' ? {} : { address }
  return keyOf('as it is', targetKeyOf({ ...target, ...place }), giftKeyOf(item))
}

/** A process of the release before this one leaves paper and giver's name out of the orders that it writes. */
const isPlain = ({ deliveryForm, receiver, wrapper }: OrderedGift): boolean =>
  deliveryForm === 'DIGITAL' && giverOn(receiver) === '' && wrapper === undefined

const plainKeyOf = (
  { deliveryForm, deliveryDate, receiver }: DeliveryTarget,
  item: PackageContent,
): Key => keyOf('plain', deliveryForm, deliveryDate, personKeyOf(receiver), contentKeyOf(item))

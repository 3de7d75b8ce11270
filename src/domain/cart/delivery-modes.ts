import type {
  Basket,
  CartPackage,
  CartShipment,
  KnownReceiver,
  PlaceKept,
  SetAside,
} from '#domain/cart/cart.ts'
import { type Placed, withPlaced, wrappedFor } from '#domain/cart/cart-contents.ts'
import type { DeliveryTarget } from '#domain/cart/cart-keys.ts'
import { soon } from '#domain/cart/move-gifts.ts'
import { type Going, peopleOf } from '#domain/cart/people-of.ts'
import type { PricedCart, PricedShipment } from '#domain/cart/priced-cart.ts'
import { newId, type PackageId } from '#kernel/ids.ts'

/*
 * To whom a basket goes (SPEC §3): all to the giver (DEFAULT), all to one other (SINGLE), or each to their own (SPLIT). It is read
 * from the packages and kept nowhere, so it is always what happens.
 */

export const deliveryModes = ['DEFAULT', 'SINGLE', 'SPLIT'] as const

export type DeliveryMode = (typeof deliveryModes)[number]

export function deliveryModeOf({ shipments }: Pick<PricedCart, 'shipments'>): DeliveryMode {
  const gifts = shipments.filter((priced) => !isOwnDonation(priced)).map((each) => each.shipment)
  if (gifts.every(({ receiver }) => receiver.kind === 'self')) return 'DEFAULT'
  return onlyReceiverOf(gifts) === undefined ? 'SPLIT' : 'SINGLE'
}

/** What is given to a cause in the giver's own name goes to nobody. */
const isOwnDonation = ({ shipment, packages }: Pick<PricedShipment, 'shipment' | 'packages'>) =>
  shipment.receiver.kind === 'self' && packages.every(({ product }) => product?.kind === 'DONATION')

/** The one other who gets all of it: one name with at most one address of each kind, whoever gives. */
function onlyReceiverOf(shipments: readonly CartShipment[]): KnownReceiver | undefined {
  const [first, ...others] = peopleOf(shipments)
  return others.length > 0 || shipments.some(({ receiver }) => receiver.kind === 'self')
    ? undefined
    : first
}

/** So many are offered to choose from. */
const peopleMax = 50

/** Whom a visitor named in this basket, those who get nothing any more first. */
export const knownReceivers = ({ shipments, setAside }: Places): readonly KnownReceiver[] =>
  peopleOf([...(setAside?.people ?? []), ...shipments, ...(setAside?.split ?? [])]).slice(
    0,
    peopleMax,
  )

/** Whether each can go to their own again as they did. */
export const canSplitAgain = ({ setAside, shipments }: Places): boolean =>
  (setAside && stillNeeded(setAside, shipments)?.split) !== undefined

/** What is set aside for a package that left the basket goes with it. */
export function stillNeeded(
  { split = [], people }: SetAside,
  shipments: readonly CartShipment[],
): SetAside | undefined {
  const there = new Set(shipments.flatMap(({ packages }) => packages.map(({ id }) => id)))
  const left = split.filter(({ packageId }) => there.has(packageId))
  if (left.length === 0) return people && { people }
  return { split: left, people }
}

/** Receivers who get nothing any more are remembered. */
export const withPeopleAside = (
  setAside: SetAside | undefined,
  going: readonly Going[],
): SetAside => ({
  ...setAside,
  people: peopleOf([...going, ...(setAside?.people ?? [])]).slice(0, peopleMax),
})

type Places = Pick<Basket, 'shipments' | 'setAside'>

/** All goes to one: the giver, or the receiver that is named. Where each package went is set aside. */
export function allToOne(priced: PricedCart<Basket>, to: KnownReceiver | undefined): Places {
  const { cart } = priced
  const mode = deliveryModeOf(priced)
  const staying = new Set(priced.shipments.filter(isOwnDonation).map(({ shipment }) => shipment.id))
  const kept = mode === 'SPLIT' ? placesOf(cart, staying) : (cart.setAside?.split ?? [])
  const placed = cart.shipments.flatMap((shipment) =>
    shipment.packages.map((item): Placed => {
      const isStaying = staying.has(shipment.id)
      return { item, target: isStaying ? targetOf(shipment) : targetFor(shipment, to) }
    }),
  )
  const intoOf = new Map<PackageId, PackageId>()
  const shipments = placedAnew(cart, placed, (gone, into) => intoOf.set(gone, into))
  const split = kept.map((place) => ({
    ...place,
    packageId: intoOf.get(place.packageId) ?? place.packageId,
  }))
  const before = mode === 'SINGLE' ? cart.shipments : []
  return { shipments, setAside: { ...withPeopleAside(cart.setAside, before), split } }
}

const targetOf = ({
  deliveryForm,
  deliveryDate,
  receiver,
  address,
}: DeliveryTarget): DeliveryTarget => ({
  ...{ deliveryForm, deliveryDate, receiver, address },
})

function targetFor(shipment: CartShipment, to: KnownReceiver | undefined): DeliveryTarget {
  const { deliveryForm, deliveryDate, receiver } = shipment
  if (to !== undefined)
    return deliveryForm === 'DIGITAL'
      ? { deliveryForm, deliveryDate, receiver: to.receiver }
      : { deliveryForm, deliveryDate, receiver: { ...to.receiver, email: '' }, address: to.address }
  if (receiver.kind === 'self') return targetOf(shipment)
  return soon({ deliveryForm, deliveryDate, receiver: { kind: 'self' } })
}

/** Where each package goes now; one that is with the giver keeps the place that was set aside for it before. */
function placesOf({ shipments, setAside }: Places, staying: ReadonlySet<string>): PlaceKept[] {
  const older = Map.groupBy(setAside?.split ?? [], ({ packageId }) => packageId)
  return shipments
    .filter(({ id }) => !staying.has(id))
    .flatMap(({ receiver, address, deliveryDate, packages }) =>
      packages.flatMap(({ id, quantity }) => {
        const before = receiver.kind === 'self' ? older.get(id) : undefined
        return before ?? [{ packageId: id, quantity, receiver, address, deliveryDate }]
      }),
    )
}

/** Each goes to their own again, as far as they did; what came since stays where it is. */
export function eachToTheirOwn(priced: PricedCart<Basket>): Places {
  const { cart } = priced
  const keptOf = Map.groupBy(cart.setAside?.split ?? [], ({ packageId }) => packageId)
  const placed = cart.shipments.flatMap((shipment) =>
    shipment.packages.flatMap((item) => givenBack(shipment, item, keptOf.get(item.id) ?? [])),
  )
  const before = deliveryModeOf(priced) === 'SINGLE' ? cart.shipments : []
  const { people } = withPeopleAside(cart.setAside, before)
  return { shipments: placedAnew(cart, placed), setAside: { people } }
}

function givenBack(
  shipment: CartShipment,
  item: CartPackage,
  kept: readonly PlaceKept[],
): Placed[] {
  let left = item.quantity
  const { deliveryForm } = shipment
  const placed: Placed[] = []
  const place = (target: DeliveryTarget, quantity: number) => {
    const id = left === item.quantity ? item.id : newId('pkg')
    placed.push({ target, item: { ...item, id, quantity } })
    left -= quantity
  }
  for (const { receiver, address, deliveryDate, quantity } of kept)
    if (left > 0) place({ deliveryForm, deliveryDate, receiver, address }, Math.min(left, quantity))
  if (left > 0) place(targetOf(shipment), left)
  return placed
}

/** Shipments that go where they went keep their names. */
const placedAnew = (
  { shipments }: Pick<Places, 'shipments'>,
  placed: readonly Placed[],
  onMerged?: Parameters<typeof withPlaced>[2],
): readonly CartShipment[] =>
  withPlaced(
    shipments.map((shipment) => ({ ...shipment, packages: [] })),
    placed.map(({ target, item }) => ({ target, item: wrappedFor(target, item) })),
    onMerged,
  ).filter(({ packages }) => packages.length > 0)

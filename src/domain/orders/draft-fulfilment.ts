import type { Selectable } from 'kysely'
import type { Database } from '#domain/db.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import { splitEvenly } from '#domain/orders/split-evenly.ts'
import { allocate } from '#kernel/allocate.ts'
import { type DeliveryId, newId, type ShipmentId } from '#kernel/ids.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import { untilPacked } from '#kernel/until-packed.ts'

export type Fulfilment = {
  /** None was unwrapped yet: the default says so. */
  units: readonly Omit<Selectable<Database['card_units']>, 'opened_at'>[]
  /** Nothing was sent again, handed over or missed yet: the defaults say so. */
  deliveries: readonly Omit<
    Selectable<Database['deliveries']>,
    | 'resends'
    | 'resent_at'
    | 'unopened_told_at'
    | 'missed_at'
    | 'missed_told_at'
    | 'handed_over_link'
  >[]
}

/**
 * What has to be done once the order is paid: a unit for each card, a delivery for each shipment that has something
 * to tell its receiver. A donation is no unit; givers of one for themselves hear of it in the confirmation.
 * Nothing is issued here: until the order is paid these rows only wait.
 */
export function draftFulfilment(draft: OrderDraft): Fulfilment {
  const shipmentOf = new Map(draft.shipments.map((shipment) => [shipment.id, shipment]))
  const deliveryOf = new Map<ShipmentId, DeliveryId>()
  const units: Fulfilment['units'][number][] = []
  const worthOf = worthByPackage(draft)
  for (const item of draft.packages) {
    const isDonation = item.product.kind === 'DONATION'
    const shipment = shipmentOf.get(item.shipment_id)
    if (isDonation && shipment?.is_for_self === true) continue
    const deliveryId = deliveryOf.get(item.shipment_id) ?? newId('dlv')
    deliveryOf.set(item.shipment_id, deliveryId)
    if (!isDonation) {
      const isByPost = shipment?.delivery_form === 'PHYSICAL'
      const dueAt = isByPost ? untilPacked : (shipment?.deliver_at ?? null)
      units.push(
        ...draftUnits({ item, worth: worthOf(item), deliveryId, dueAt, from: units.length }),
      )
    }
  }
  const deliveries = [...deliveryOf].map(([shipmentId, id]) => ({
    id,
    order_id: draft.order.id,
    shipment_id: shipmentId,
    language: draft.order.language,
    state: 'waiting' as const,
    link_version: 1,
    due_at: mailedAt(shipmentOf.get(shipmentId)),
    ready_at: null,
    sent_at: null,
    opened_at: null,
    failure: null,
  }))
  return { units, deliveries }
}

/** No mail brings what goes by post: it has no moment, and its shipment says how it stands. */
const mailedAt = (shipment: OrderDraft['shipments'][number] | undefined): Date | null =>
  shipment === undefined || shipment.delivery_form === 'PHYSICAL' ? null : shipment.deliver_at
type Item = OrderDraft['packages'][number]

type PackageToIssue = {
  item: Item
  worth: { vatCents: number; paidCents: number; extraCents: number; extraVatCents: number }
  deliveryId: DeliveryId
  dueAt: Date | null
  from: number
}

function draftUnits({ item, worth, deliveryId, dueAt, from }: PackageToIssue): Fulfilment['units'] {
  const { quantity } = item
  const vat = splitEvenly(worth.vatCents, quantity)
  const paid = splitEvenly(worth.paidCents, quantity)
  const extra = splitEvenly(worth.extraCents, quantity)
  const extraVat = splitEvenly(worth.extraVatCents, quantity)
  return vat.map((vatCents, index) => ({
    id: newId('unt'),
    order_id: item.order_id,
    package_id: item.id,
    delivery_id: deliveryId,
    position: from + index,
    state: 'ordered',
    amount_cents: item.amount_cents,
    vat_cents: vatCents,
    paid_cents: paid[index] ?? 0,
    extra_cents: extra[index] ?? 0,
    extra_vat_cents: extraVat[index] ?? 0,
    attempts: 0,
    // Made when it is delivered: how long it is valid counts from then.
    next_try_at: dueAt,
    card_id: null,
    refund_id: null,
    failure: null,
    issued_at: null,
  }))
}

/**
 * What was paid for each package: face value, less what was taken off its own package, and its share of what was taken off
 * the order as a whole, by what each package is worth; and what was paid for paper and packing around it. Lines are gone through once, whatever their number.
 */
function worthByPackage({ packages, lines }: OrderDraft): (item: Item) => PackageToIssue['worth'] {
  const vat = new Map<Item['id'] | null, number>()
  const taken = new Map<Item['id'] | null, number>()
  const extra = new Map<Item['id'] | null, number>()
  const extraVat = new Map<Item['id'] | null, number>()
  const faceOf = ({ amount_cents, quantity }: Item) => amount_cents * quantity
  for (const { package_id: id, kind, vat_cents, total_cents } of lines) {
    // Wrapping and what is taken off are lines of their own, which book their own VAT.
    if (isGiftLine(kind)) vat.set(id, (vat.get(id) ?? 0) + vat_cents)
    else if (total_cents < 0) taken.set(id, (taken.get(id) ?? 0) + total_cents)
    else {
      extra.set(id, (extra.get(id) ?? 0) + total_cents)
      extraVat.set(id, (extraVat.get(id) ?? 0) + vat_cents)
    }
  }
  const shares = allocate(taken.get(null) ?? 0, packages.map(faceOf))
  const shareOf = new Map(packages.map(({ id }, index) => [id, shares[index] ?? 0]))
  return (item) => ({
    vatCents: vat.get(item.id) ?? 0,
    paidCents: faceOf(item) + (taken.get(item.id) ?? 0) + (shareOf.get(item.id) ?? 0),
    extraCents: extra.get(item.id) ?? 0,
    extraVatCents: extraVat.get(item.id) ?? 0,
  })
}

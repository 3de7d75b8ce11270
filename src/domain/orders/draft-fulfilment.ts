import type { Selectable } from 'kysely'
import type { Database } from '#domain/db.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import { splitEvenly } from '#domain/orders/split-evenly.ts'
import { allocate } from '#kernel/allocate.ts'
import { type DeliveryId, newId, type ShipmentId } from '#kernel/ids.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import { sum } from '#kernel/money.ts'

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
  for (const item of draft.packages) {
    const isDonation = item.product.kind === 'DONATION'
    const shipment = shipmentOf.get(item.shipment_id)
    if (isDonation && shipment?.is_for_self === true) continue
    const deliveryId = deliveryOf.get(item.shipment_id) ?? newId('dlv')
    deliveryOf.set(item.shipment_id, deliveryId)
    if (!isDonation) {
      const dueAt = shipment?.deliver_at ?? null
      units.push(...draftUnits(draft, { item, deliveryId, dueAt, from: units.length }))
    }
  }
  const deliveries = [...deliveryOf].map(([shipmentId, id]) => ({
    id,
    order_id: draft.order.id,
    shipment_id: shipmentId,
    language: draft.order.language,
    state: 'waiting' as const,
    link_version: 1,
    due_at: shipmentOf.get(shipmentId)?.deliver_at ?? null,
    ready_at: null,
    sent_at: null,
    opened_at: null,
    failure: null,
  }))
  return { units, deliveries }
}

type PackageToIssue = {
  item: OrderDraft['packages'][number]
  deliveryId: DeliveryId
  dueAt: Date | null
  from: number
}

function draftUnits(
  draft: OrderDraft,
  { item, deliveryId, dueAt, from }: PackageToIssue,
): Fulfilment['units'] {
  // Wrapping and what is taken off are lines of their own, which book their own VAT.
  const gifts = draft.lines.filter((line) => line.package_id === item.id && isGiftLine(line.kind))
  const vat = splitEvenly(sum(gifts.map((line) => line.vat_cents)), item.quantity)
  const paid = splitEvenly(paidFor(draft, item), item.quantity)
  return vat.map((vatCents, index) => ({
    id: newId('unt'),
    order_id: draft.order.id,
    package_id: item.id,
    delivery_id: deliveryId,
    position: from + index,
    state: 'ordered',
    amount_cents: item.amount_cents,
    vat_cents: vatCents,
    paid_cents: paid[index] ?? 0,
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
 * Face value, less what was taken off: off its own package, and its share of what was taken off the order as a whole, by
 * what each package is worth.
 */
function paidFor({ packages, lines }: OrderDraft, item: OrderDraft['packages'][number]): number {
  const worth = ({ amount_cents, quantity }: typeof item) => amount_cents * quantity
  const taken = (packageId: typeof item.id | null) =>
    sum(
      lines
        .filter((line) => line.total_cents < 0 && line.package_id === packageId)
        .map((line) => line.total_cents),
    )
  const shares = allocate(taken(null), packages.map(worth))
  return worth(item) + taken(item.id) + (shares[packages.indexOf(item)] ?? 0)
}

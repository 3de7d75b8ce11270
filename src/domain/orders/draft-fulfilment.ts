import type { Selectable } from 'kysely'
import type { Database } from '#domain/db.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import { splitEvenly } from '#domain/orders/split-evenly.ts'
import { type DeliveryId, newId, type ShipmentId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'

export type Fulfilment = {
  units: readonly Selectable<Database['card_units']>[]
  deliveries: readonly Selectable<Database['deliveries']>[]
}

/**
 * What has to be done once the order is paid: a unit for each card, a delivery for each shipment that holds
 * one. A donation is neither. Nothing is issued here: until the order is paid these rows only wait.
 */
export function draftFulfilment(draft: OrderDraft): Fulfilment {
  const deliveryOf = new Map<ShipmentId, DeliveryId>()
  const units: Fulfilment['units'][number][] = []
  for (const item of draft.packages) {
    if (item.product.kind === 'DONATION') continue
    const deliveryId = deliveryOf.get(item.shipment_id) ?? newId('dlv')
    deliveryOf.set(item.shipment_id, deliveryId)
    const ofPackage = draft.lines.filter((line) => line.package_id === item.id)
    const vat = splitEvenly(sum(ofPackage.map((line) => line.vat_cents)), item.quantity)
    for (const vatCents of vat) {
      units.push({
        id: newId('unt'),
        order_id: draft.order.id,
        package_id: item.id,
        delivery_id: deliveryId,
        position: units.length,
        state: 'ordered',
        amount_cents: item.amount_cents,
        vat_cents: vatCents,
        attempts: 0,
        next_try_at: null,
        card_id: null,
        refund_id: null,
        failure: null,
        issued_at: null,
      })
    }
  }
  const deliveries = [...deliveryOf].map(([shipmentId, id]) => ({
    id,
    order_id: draft.order.id,
    shipment_id: shipmentId,
    language: draft.order.language,
    state: 'waiting' as const,
    link_version: 1,
    valid_from: null,
    ready_at: null,
    sent_at: null,
    opened_at: null,
    failure: null,
  }))
  return { units, deliveries }
}

import type { Selectable } from 'kysely'
import type { Database } from '#domain/db.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import { splitEvenly } from '#domain/orders/split-evenly.ts'
import { allocate } from '#kernel/allocate.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
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
    | 'called_off_at'
    | 'handed_over_link'
  >[]
}

/**
 * What has to be done once the order is paid: a unit for each card or pack, a delivery for each shipment that has something
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
      const isPrinted = shipment?.delivery_form === 'PHYSICAL' || draft.order.kind === 'activation'
      const dueAt = isPrinted ? untilPacked : mailedAt(draft, shipment)
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
    due_at: mailedAt(draft, shipmentOf.get(shipmentId)),
    ready_at: null,
    sent_at: null,
    opened_at: null,
    failure: null,
  }))
  return { units, deliveries }
}

/** No mail brings what goes by post: it has no moment, and its shipment says how it stands. */
function mailedAt(
  { notBefore }: OrderDraft,
  shipment: OrderDraft['shipments'][number] | undefined,
): Date | null {
  if (shipment === undefined || shipment.delivery_form === 'PHYSICAL') return null
  const { deliver_at: wished } = shipment
  const isSooner = notBefore !== undefined && (wished === null || wished < notBefore)
  return isSooner ? notBefore : wished
}

type Item = OrderDraft['packages'][number]

type PackageToIssue = {
  item: Item
  worth: Worth
  deliveryId: DeliveryId
  dueAt: Date | null
  from: number
}

function draftUnits({ item, worth, deliveryId, dueAt, from }: PackageToIssue): Fulfilment['units'] {
  const { quantity } = item
  const vat = splitEvenly(worth.vat, quantity)
  const taken = splitEvenly(worth.taken, quantity)
  const extra = splitEvenly(worth.extra, quantity)
  const extraVat = splitEvenly(worth.extraVat, quantity)
  // Of no card more than there is to take from.
  const takenVat = allocate(worth.takenVat, taken)
  const extraTaken = allocate(worth.extraTaken, extra)
  const extraTakenVat = allocate(worth.extraTakenVat, extraTaken)
  return vat.map((vatCents, index) => ({
    id: newId('unt'),
    order_id: item.order_id,
    package_id: item.id,
    delivery_id: deliveryId,
    position: from + index,
    state: 'ordered',
    amount_cents: item.amount_cents,
    vat_cents: vatCents,
    paid_cents: item.amount_cents - (taken[index] ?? 0),
    extra_cents: extra[index] ?? 0,
    extra_vat_cents: extraVat[index] ?? 0,
    promotion_vat_cents: takenVat[index] ?? 0,
    extra_promotion_cents: extraTaken[index] ?? 0,
    extra_promotion_vat_cents: extraTakenVat[index] ?? 0,
    attempts: 0,
    // Made when it is delivered: how long it is valid counts from then.
    next_try_at: dueAt,
    blank_cards: item.product.kind === 'GIFTCARD_BLANK_PACK' ? cardsInPack : null,
    card_id: null,
    refund_id: null,
    failure: null,
    issued_at: null,
  }))
}

/** In cents: of the cards of a package the VAT inside, and what was taken off them; the same of what lies around them. */
type Worth = Record<
  'vat' | 'taken' | 'takenVat' | 'extra' | 'extraVat' | 'extraTaken' | 'extraTakenVat',
  number
>

const nothing: Worth = {
  ...{ vat: 0, taken: 0, takenVat: 0 },
  ...{ extra: 0, extraVat: 0, extraTaken: 0, extraTakenVat: 0 },
}

/** What each package was sold for, of its own lines. They are gone through once, whatever their number. */
function worthByPackage({ lines }: OrderDraft): (item: Item) => Worth {
  const worth = new Map<Item['id'] | null, Worth>()
  for (const line of lines) {
    const { package_id: id } = line
    worth.set(id, withLine(worth.get(id) ?? nothing, line))
  }
  return ({ id }) => worth.get(id) ?? nothing
}

function withLine(worth: Worth, line: OrderDraft['lines'][number]): Worth {
  const { kind, reduces, vat_cents: vat, total_cents: total } = line
  if (isGiftLine(kind)) return { ...worth, vat: worth.vat + vat }
  if (reduces === 'FACE')
    return { ...worth, taken: worth.taken - total, takenVat: worth.takenVat - vat }
  if (reduces === 'EXTRAS')
    return {
      ...worth,
      extraTaken: worth.extraTaken - total,
      extraTakenVat: worth.extraTakenVat - vat,
    }
  return { ...worth, extra: worth.extra + total, extraVat: worth.extraVat + vat }
}

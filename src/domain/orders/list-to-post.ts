import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#domain/db.ts'
import { isMissing } from '#domain/orders/mark-shipment.ts'
import {
  type GiftReceiver,
  isLeftUnit,
  type NamedUnit,
  namedUnitColumns,
  type Presentation,
  presentationColumns,
  receiverColumns,
} from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { OrderId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** Equal cards or packs of one package, to be posted. */
export type CardsToPost = NamedUnit &
  Presentation & {
    giftPacking: string | null
    /** Cards without value in each pack; null for a card. */
    blankCards: number | null
    count: number
  }

/** Paid, by post, and not on its way yet. */
export type ShipmentToPost = GiftReceiver & {
  shipmentId: ShipmentId
  orderId: OrderId
  referenceNumber: string
  /** In its order, counted from 1 on. */
  number: number
  /** Null in what an older release ordered. */
  address: DeliveryAddress | null
  settledAt: Date
  /** The day on which it is to arrive; null is as soon as it can. */
  deliverAt: Date | null
  packedAt: Date | null
  /** Cards of it are still to be made. */
  hasOpenUnits: boolean
  language: Language
  currency: Currency
  /** From whom its tag says that it is. */
  giverName: string
  cards: readonly CardsToPost[]
}

/** Those that were paid first come first. One of which every card is paid back, or whose order is halted, is not posted. */
export const listToPost = (
  db: Db,
  { limit, shipment }: { limit: number; shipment?: RawBuilder<boolean> },
): Promise<readonly ShipmentToPost[]> =>
  db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .innerJoin('deliveries', 'deliveries.shipment_id', 'order_shipments.id')
    .select(['order_shipments.id as shipmentId', 'orders.id as orderId', 'order_shipments.address'])
    .select(['deliver_at as deliverAt', 'packed_at as packedAt', 'orders.language'])
    .select(['reference_number as referenceNumber', 'orders.currency', ...receiverColumns])
    .select([
      sql<string>`coalesce(order_shipments.giver_name, orders.contact ->> 'firstName')`.as(
        'giverName',
      ),
      sql<number>`order_shipments.position + 1`.as('number'),
      sql<Date>`orders.settled_at`.as('settledAt'),
      sql<boolean>`exists (
        select from card_units
        where card_units.delivery_id = deliveries.id and ${isMissing}
      )`.as('hasOpenUnits'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('card_units')
          .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
          .select([...namedUnitColumns, ...presentationColumns])
          .select(['gift_packing as giftPacking', 'card_units.blank_cards as blankCards'])
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('card_units.delivery_id', '=', 'deliveries.id')
          .where(isLeftUnit)
          .groupBy(['order_packages.id', 'card_units.amount_cents', 'card_units.blank_cards'])
          .orderBy('order_packages.position'),
      ).as('cards'),
    )
    .where('order_shipments.delivery_form', '=', sql.lit<'PHYSICAL'>('PHYSICAL'))
    .where('order_shipments.state', '=', sql.lit<'open'>('open'))
    .where('orders.state', 'in', ['issuing', 'completed'])
    .where('orders.settled_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('card_units')
          .select('card_units.id')
          .whereRef('card_units.delivery_id', '=', 'deliveries.id')
          .where(isLeftUnit),
      ),
    )
    .$if(shipment !== undefined, (query) => query.where(shipment ?? sql<boolean>`true`))
    .orderBy('orders.settled_at')
    .orderBy('order_shipments.position')
    .limit(limit)
    .execute()

/** One of them, by the number of its order and its own. */
export const findToPost = async (
  db: Db,
  { referenceNumber, number }: Pick<ShipmentToPost, 'referenceNumber' | 'number'>,
): Promise<ShipmentToPost | undefined> => {
  const shipment = sql<boolean>`
    orders.reference_number = ${referenceNumber} and order_shipments.position = ${number - 1}`
  const [found] = await listToPost(db, { limit: 1, shipment })
  return found
}

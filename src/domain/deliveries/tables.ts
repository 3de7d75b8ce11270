import type { ColumnType } from 'kysely'
import type { SetLater } from '#domain/columns.ts'
import type { GiftId } from '#domain/deliveries/card-links.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import type { DeliveryId, OrderId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** The tables of deliveries, as db/migrations/0004-orders-payments-deliveries.sql makes them. */
export type DeliveryTables = { deliveries: DeliveriesTable; thank_yous: ThankYousTable }

type DeliveriesTable = {
  id: DeliveryId
  order_id: OrderId
  shipment_id: ShipmentId
  language: Language
  state: DeliveryState
  link_version: ColumnType<number, number | undefined, number>
  /** Not before; null is at once. */
  due_at: SetLater<Date>
  ready_at: SetLater<Date>
  sent_at: SetLater<Date>
  opened_at: SetLater<Date>
  failure: SetLater<string>
  /** How often its giver had the mail sent again, and when last. */
  resends: ColumnType<number, number | undefined, number>
  resent_at: SetLater<Date>
  /** When its giver was told that nobody unwrapped it. */
  unopened_told_at: SetLater<Date>
  /** When its receiver said last that it never came, and when its giver was told. */
  missed_at: SetLater<Date>
  missed_told_at: SetLater<Date>
  /** The link version that the giver took to hand over. */
  handed_over_link: SetLater<number>
  /** When its giver called it off, before it was sent or by withdrawal. */
  called_off_at: SetLater<Date>
}

/** As db/migrations/0044-thank-yous.sql makes it. */
type ThankYousTable = {
  gift_id: GiftId
  delivery_id: DeliveryId
  text: SetLater<string>
  changes: ColumnType<number, number | undefined, number>
  thanked_at: Date
  told_at: SetLater<Date>
}

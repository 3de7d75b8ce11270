import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { type NamedUnit, titleOfGift } from '#domain/unit.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** A gift of which a card can still be spent, as its receiver knows it. */
export type HeldGift = {
  id: DeliveryId
  linkVersion: number
  /** Undefined for what somebody bought for themselves, and once the giver is forgotten. */
  giverName: string | undefined
  isOpened: boolean
  currency: Currency
  cards: readonly (NamedUnit & { validUntil: string })[]
}

/** More than one mail can hold well; whoever got more finds the newest. */
const giftsMax = 50

/**
 * What was mailed to an address, with the cards that are still valid; the newest gift first. An address that was forgotten
 * is known by its keyed hash. A halted order shows nothing, nor does a gift that its giver hands over.
 */
export async function findGiftsOfAddress(
  one: OneStatement,
  asked: { email: string; emailHash: Uint8Array; now: Date },
): Promise<readonly HeldGift[]> {
  const { rows } = await sql<HeldGift>`
    select deliveries.id, deliveries.link_version as "linkVersion", orders.currency,
      deliveries.state = 'opened' as "isOpened",
      case when order_shipments.is_for_self then null
        else coalesce(order_shipments.giver_name, nullif(orders.contact ->> 'firstName', '')) end as "giverName",
      json_agg(json_build_object(
        'title', ${titleOfGift}, 'amountCents', card_units.amount_cents,
        'validUntil', to_char(cards.valid_until, 'YYYY-MM-DD')
      ) order by card_units.position) as cards
    from order_shipments
    join deliveries on deliveries.shipment_id = order_shipments.id
    join orders on orders.id = deliveries.order_id
    join card_units on card_units.delivery_id = deliveries.id and card_units.state = 'issued'
    join cards on cards.order_unit_id = card_units.id and cards.state = 'active' and cards.valid_until >= ${asked.now}::date
    join order_packages on order_packages.id = card_units.package_id
    where order_shipments.id in (
        select id from order_shipments
        where lower(receiver_email) = ${emailKeyOf(asked.email)} and receiver_email <> ''
        union select id from order_shipments where receiver_email_hash = ${asked.emailHash}
      )
      and deliveries.state in ('sent', 'opened') and orders.state <> 'halted' and not ${isHandedOver}
    group by deliveries.id, orders.id, order_shipments.id
    order by deliveries.sent_at desc limit ${giftsMax}::int
  `.execute(one)
  return rows.map((row) => ({ ...row, giverName: row.giverName ?? undefined }))
}

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrderContact } from '#domain/orders/orderer.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type FoundOrder = {
  id: OrderId
  referenceNumber: string
  state: OrderState
  contact: OrderContact
  placedAt: Date
  totalCents: number
  currency: Currency
}

/** What an order is looked for by, besides its number. */
export type OrderClue =
  | { by: 'name' | 'email' | 'reference'; text: string }
  | { by: 'uuid' | 'number' | 'id'; text: string }
  | { by: 'card'; numberHashes: readonly Uint8Array[] }

/** More than somebody reads: they look by something narrower. */
export const foundOrdersMax = 50

/** The newest orders that a clue leads to. */
export async function searchOrders(db: Db, clue: OrderClue): Promise<readonly FoundOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'reference_number as referenceNumber', 'state', 'contact', 'currency'])
    .select(['placed_at as placedAt', 'total_cents as totalCents'])
    .where(sql<boolean>`id in (${idsBy(clue)})`)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(foundOrdersMax)
    .execute()
}

function idsBy(clue: OrderClue): RawBuilder<unknown> {
  switch (clue.by) {
    case 'uuid':
      return sql`select id from orders where uuid = ${clue.text.toLowerCase()}`
    case 'number':
      return sql`select id from orders where reference_number = ${clue.text.toUpperCase()}`
    case 'id':
      return sql`
        select id from orders where id = ${clue.text}
        union all select order_id from payments where id = ${clue.text}
        union all select order_id from refunds where id = ${clue.text}
        union all select order_id from deliveries where id = ${clue.text}
        union all select order_id from order_shipments where id = ${clue.text}
        union all select order_id from cases where id = ${clue.text}
        union all select order_id from card_units where id = ${clue.text}`
    case 'email': {
      const email = emailKeyOf(clue.text)
      return sql`
        (select id from orders where lower(contact ->> 'email') = ${email})
        union all
        (select order_id from order_shipments where lower(receiver_email) = ${email} and receiver_email <> '')`
    }
    case 'name': {
      const start = `${clue.text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
      return sql`
        (select id from orders where lower(contact ->> 'lastName') like ${start} and orderer_forgotten_at is null
          order by placed_at desc limit ${foundOrdersMax}::int)
        union all
        (select order_id from order_shipments where lower(receiver_name) like ${start} and receiver_name <> ''
          limit ${foundOrdersMax}::int)`
    }
    case 'reference':
      return sql`select order_id from payments where provider_reference = ${clue.text.toUpperCase()}`
    case 'card':
      return sql`
        select card_units.order_id from cards join card_units on card_units.id = cards.order_unit_id
        where cards.number_hash in (${sql.join(clue.numberHashes)})`
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { draftFulfilment, type Fulfilment } from '#domain/orders/draft-fulfilment.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Velocity } from '#domain/orders/velocity.ts'
import type { OrderId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/** What names an order: to us, and to its visitor. */
export type OrderNames = { id: OrderId; uuid: string; referenceNumber: string }

export type InsertedOrder = OrderNames & {
  /** The velocity limits that it passes, by their places; none of an order that was there. */
  passed: readonly number[]
  /** Money came for this very basket, and a person decides what becomes of it. */
  isMoneyInReview: boolean
  /** It was there before: nothing was written, its payment neither. */
  isEarlier: boolean
  /** Its payment was written with it. */
  isOpened: boolean
  /** Work that was written and begins once it is paid. */
  fulfilment: Fulfilment
}

type OrderToInsert = {
  draft: OrderDraft
  velocity: Velocity
  /** Writes its payment where the order itself is written, and answers with it. */
  opening?: ((isWritten: RawBuilder<boolean>) => RawBuilder<unknown>) | undefined
}

/** A value, and no word of the statement: its orders are found by their basket, not among all that wait to be paid. */
const isUnpaid: OrderState = 'awaitingPayment'

const nothing = () => sql`select where false`

const hourMs = 60 * 60 * 1000

/**
 * Writes the whole order in one statement, whatever its number of lines, and supersedes the unpaid orders that
 * the same basket became before. An unpaid order of this very basket stays instead, and is the answer: paying again tries
 * that one. The caller holds the basket's lock.
 *
 * A new order is counted before anybody looks how much there was: the rows of the running hour put orders of the same payer,
 * receiver, source or device in a line, in the order of their keys, and what came before that hour changes no more.
 */
export async function insertOrder(
  tx: Tx,
  { draft, velocity, opening = nothing }: OrderToInsert,
): Promise<InsertedOrder> {
  const fulfilment = draftFulfilment(draft)
  const { units, deliveries } = fulfilment
  const { order, shipments, packages, lines } = draft
  const rows = { order: [order], shipments, packages, lines, units, deliveries, ...velocity }
  const placedMs = order.placed_at.getTime()
  const hour = sql`${new Date(placedMs - (placedMs % hourMs))}::timestamptz`
  const { rows: answers } = await sql<
    Omit<InsertedOrder, keyof OrderNames | 'isEarlier' | 'fulfilment'> & {
      earlier: OrderNames | null
    }
  >`
    with same_order as materialized (
      select id, uuid, reference_number as "referenceNumber" from orders
      where cart_id = ${order.cart_id} and cart_fingerprint = ${order.cart_fingerprint} and state = ${isUnpaid}
    ),
    given as materialized (
      select ${JSON.stringify(rows)}::jsonb as document where not exists (select from same_order)
    ),
    superseded as (
      update orders set state = 'superseded'
      where cart_id = ${order.cart_id} and state = ${isUnpaid} and exists (select from given)
    ),
    new_order as (${insertInto('orders', 'order', rows.order)}),
    new_shipments as (${insertInto('order_shipments', 'shipments', shipments)}),
    new_packages as (${insertInto('order_packages', 'packages', packages)}),
    new_lines as (${insertInto('order_lines', 'lines', lines)}),
    new_deliveries as (${insertInto('deliveries', 'deliveries', deliveries)}),
    new_units as (${insertInto('card_units', 'units', units)}),
    new_payment as (${opening(sql`exists (select from given)`)}),
    counted as (
      insert into order_velocity as known (key, hour, orders, cards, cents)
      select key, ${hour}, 1, cards, cents
      from given, jsonb_to_recordset(document -> 'counts') as asked(key text, cards integer, cents bigint)
      order by key
      on conflict (key, hour) do update set orders = known.orders + 1,
        cards = known.cards + excluded.cards, cents = known.cents + excluded.cents
      returning key, orders, cards, cents
    )
    select (select to_jsonb(same_order) from same_order) as earlier, (
      select coalesce(jsonb_agg(distinct at), '[]')
      from given, jsonb_to_recordset(document -> 'bounds') as bound(
        at integer, key text, hours integer, orders_max integer, cards_max integer, cents_max bigint
      )
      join counted using (key)
      cross join lateral (
        select coalesce(sum(orders), 0) as orders, coalesce(sum(cards), 0) as cards, coalesce(sum(cents), 0) as cents
        from order_velocity as before
        where before.key = bound.key and before.hour < ${hour}
          and before.hour > ${hour} - bound.hours * interval '1 hour'
      ) as before
      where counted.orders + before.orders > orders_max or counted.cards + before.cards > cards_max
        or counted.cents + before.cents > cents_max
    ) as passed, exists (
      select from orders as before
      join payments on payments.order_id = before.id and payments.state = 'held'
      join cases on cases.payment_id = payments.id and cases.state = 'open'
      where before.cart_id = ${order.cart_id} and before.cart_fingerprint = ${order.cart_fingerprint}
        and before.settled_at is null
    ) as "isMoneyInReview", exists (select from new_payment) as "isOpened"
  `.execute(tx)
  const { id, uuid, reference_number: referenceNumber } = order
  const [answer] = answers
  invariant(answer !== undefined, 'A look at an order has one answer.')
  const { earlier, ...said } = answer
  const isEarlier = earlier !== null
  return { ...(earlier ?? { id, uuid, referenceNumber }), ...said, isEarlier, fulfilment }
}

/**
 * Names the columns that this process knows, by the words of its own code. One that a newer release added is left to its default,
 * so that both run side by side.
 */
function insertInto(
  table: string,
  part: string,
  [row = noRow]: readonly object[],
): RawBuilder<unknown> {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')
  return sql.raw(
    `insert into ${table} (${columns}) select ${columns}
    from given, jsonb_populate_recordset(null::${table}, document -> '${part}')`,
  )
}

const noRow = { id: undefined }

import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { fullViewSince } from '#domain/orders/is-full-view.ts'
import { isUndelivered } from '#domain/orders/is-undelivered.ts'
import { lastDueAt } from '#domain/orders/last-due.ts'
import { isOrderHeld, type OrderPage } from '#domain/orders/load-order-page.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import {
  companyOwners,
  isLeftBehind,
  type OrderAccess,
  orderAccess,
} from '#domain/orders/order-access.ts'
import { type AccountOfOrders, ownedOrders } from '#domain/orders/owned-orders.ts'
import type { AccountId } from '#kernel/ids.ts'

/** An order in its owner's list, unmasked. */
export type AccountOrder = Pick<
  OrderPage,
  | 'uuid'
  | 'referenceNumber'
  | 'visitorKey'
  | 'accountId'
  | 'state'
  | 'currency'
  | 'contact'
  | 'placedAt'
  | keyof OrderAccess
  | 'totalCents'
  | 'isUndelivered'
  | 'isHeld'
  | 'kind'
  | 'settledAt'
> & {
  quantity: number
  /** How many of them are packs of blank cards. */
  packQuantity: number
  /** The first of its shipments, in the order of the basket. */
  shipments: readonly AccountShipment[]
  shipmentCount: number
  /** In the order of the basket. */
  products: readonly OrderedProduct[]
}

/** Shipment of an order in its owner's list, with how far it is. */
export type AccountShipment = Pick<
  OrderPage['receivers'][number],
  | 'deliveryId'
  | 'name'
  | 'isForSelf'
  | 'deliveryForm'
  | 'state'
  | 'shipmentState'
  | 'isHandedOver'
  | 'dueAt'
  | 'deliverAt'
  | 'packedAt'
  | 'postedAt'
  | 'calledOffAt'
>

/** Order of an account that a search or a year leaves. */
export type OrdersFilter = {
  /** Part of an order's number, a product's title, or a receiver's name while names are shown. */
  text: string | undefined
  /** Year of the Dutch calendar. */
  year: number | undefined
}

type OrdersQuestion = AccountOfOrders &
  OrdersFilter & {
    now: Date
    /** How many newer ones to leave out, and how many to give. */
    offset: number
    limit: number
  }

type AccountOrders = {
  orders: readonly AccountOrder[]
  /** How many the filter leaves. */
  total: number
  /** In which anything was ordered, the newest first, whatever the filter. */
  years: readonly number[]
}

/**
 * Orders of an account, of guests with its confirmed address, and of companies that it owns; the
 * newest first.
 */
export async function listAccountOrders(
  db: Db,
  { offset, limit, text, year, now, ...owner }: OrdersQuestion,
): Promise<AccountOrders> {
  const owned = ownedOrders(db, { ...owner, withCompanies: true }).where(
    'state',
    'not in',
    hiddenStates,
  )
  const wanted = owned
    .$if(year !== undefined, (query) => query.where(placedIn, '=', year ?? 0))
    .$if(text !== undefined, (query) =>
      query.where(hasText(text ?? '', { now, accountId: owner.account.id })),
    )
  const orders = await wanted
    .select(['uuid', 'state', 'currency', 'contact', 'reference_number as referenceNumber'])
    .select(['visitor_key as visitorKey', 'account_id as accountId', 'placed_at as placedAt'])
    .select(['total_cents as totalCents', 'kind', 'settled_at as settledAt'])
    .select([quantity.as('quantity'), packQuantity.as('packQuantity'), isOrderHeld.as('isHeld')])
    .select([shipments.as('shipments'), shipmentCount.as('shipmentCount')])
    .select([products.as('products'), isUndelivered, ...orderAccess])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const years = await owned.select(placedIn.as('year')).distinct().orderBy('year', 'desc').execute()
  return { orders, total: Number(total), years: years.map(({ year: one }) => one) }
}

const placedIn = sql<number>`extract(year from placed_at at time zone 'Europe/Amsterdam')::int`

/** Names of receivers that are masked by now are not found either. */
function hasText(text: string, { now, accountId }: { now: Date; accountId: AccountId }) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    reference_number ilike ${pattern}
    or exists (
      select from order_packages where order_id = orders.id and (
        product -> 'title' ->> 'nl' ilike ${pattern} or product -> 'title' ->> 'en' ilike ${pattern}
      )
    )
    or greatest(placed_at, ${lastDueAt}) > ${fullViewSince(now)}
      and (not ${isLeftBehind} or ${accountId} = any(${companyOwners})) and exists (
      select from order_shipments
      where order_id = orders.id and not is_for_self and receiver_name ilike ${pattern}
    )
  )`
}

/** Unpaid orders that were replaced or expired: customers do not look for them. */
const hiddenStates = ['superseded', 'expired'] as const

const quantity = sql<number>`(
  select coalesce(sum(quantity), 0)::int from order_packages where order_id = orders.id
)`

const packQuantity = sql<number>`(
  select coalesce(sum(quantity), 0)::int from order_packages
  where order_id = orders.id and product ->> 'kind' = 'GIFTCARD_BLANK_PACK'
)`

/** Shipments that one order of the list shows; its own page shows them all. */
export const shipmentsShown = 3

const shipmentCount = sql<number>`(
  select count(*)::int from deliveries where deliveries.order_id = orders.id
)`

const shipments = sql<AccountShipment[]>`(
  select coalesce(jsonb_agg(to_jsonb(first) - 'position' order by position), '[]') from (
    select deliveries.id as "deliveryId", receiver_name as name, is_for_self as "isForSelf",
      delivery_form as "deliveryForm", deliveries.state, order_shipments.state as "shipmentState",
      coalesce(handed_over_link = link_version, false) as "isHandedOver", due_at as "dueAt",
      deliver_at as "deliverAt", packed_at as "packedAt", posted_at as "postedAt",
      called_off_at as "calledOffAt", position
    from deliveries join order_shipments on order_shipments.id = deliveries.shipment_id
    where deliveries.order_id = orders.id order by position limit ${sql.lit(shipmentsShown)}
  ) as first
)`

const products = sql<OrderedProduct[]>`(
  select coalesce(jsonb_agg(product order by position), '[]')
  from order_packages where order_id = orders.id
)`

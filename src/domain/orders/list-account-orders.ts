import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Viewer } from '#domain/orders/is-full-view.ts'
import { isUndelivered } from '#domain/orders/is-undelivered.ts'
import { lastDueAt } from '#domain/orders/last-due.ts'
import type { OrderPage } from '#domain/orders/load-order-page.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import { openedTo } from '#domain/orders/order-links.ts'
import { emailKeyOf } from '#kernel/email.ts'

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
  | 'lastDueAt'
  | 'openedTo'
  | 'totalCents'
  | 'isUndelivered'
> & {
  quantity: number
  /** How many of them are packs of blank cards. */
  packQuantity: number
  /** Other people than the giver, each once, in the order of their gifts. */
  receivers: readonly string[]
  /** In the order of the basket. */
  products: readonly OrderedProduct[]
}

type OrdersQuestion = {
  storefront: string
  account: NonNullable<Viewer['account']>
  /** How many newer ones to leave out, and how many to give. */
  offset: number
  limit: number
}

/** What was ordered by an account, or by a guest with its confirmed address; the newest first, and how many there are. */
export async function listAccountOrders(
  db: Db,
  { storefront, account, offset, limit }: OrdersQuestion,
): Promise<{ orders: readonly AccountOrder[]; total: number }> {
  const { id, confirmedEmail } = account
  const owned = db
    .selectFrom('orders')
    .where('storefront', '=', storefront)
    .where('state', 'not in', hiddenStates)
    .where(({ eb, or }) =>
      or([
        eb('account_id', '=', id),
        ...(confirmedEmail === undefined
          ? []
          : [eb(sql`lower(contact ->> 'email')`, '=', emailKeyOf(confirmedEmail))]),
      ]),
    )
  const orders = await owned
    .select(['uuid', 'state', 'currency', 'contact', 'reference_number as referenceNumber'])
    .select(['visitor_key as visitorKey', 'account_id as accountId', 'placed_at as placedAt'])
    .select(['total_cents as totalCents', quantity.as('quantity')])
    .select(packQuantity.as('packQuantity'))
    .select([receivers.as('receivers'), products.as('products'), lastDueAt.as('lastDueAt')])
    .select([openedTo, isUndelivered])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await owned
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { orders, total: Number(total) }
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

const receivers = sql<string[]>`(
  select coalesce(jsonb_agg(receiver_name order by first), '[]') from (
    select receiver_name, min(position) as first from order_shipments
    where order_id = orders.id and not is_for_self group by receiver_name
  ) as others
)`

const products = sql<OrderedProduct[]>`(
  select coalesce(jsonb_agg(product order by position), '[]')
  from order_packages where order_id = orders.id
)`

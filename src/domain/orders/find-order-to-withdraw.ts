import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** What the law's withdrawal asks of an order. */
export type OrderToWithdraw = {
  orderId: OrderId
  state: OrderState
  currency: Currency
  isBusiness: boolean
  placedAt: Date
  /** When its giver was mailed the confirmation, which tells of the right. */
  informedAt: Date | null
  /** A consumer who did not ask for delivery within the days of the right: a code that was seen does not end it. */
  isUnagreed: boolean
}

type Named = { orderId: OrderId | null; orderNumber: string; emailKey: string }

/** By its id, or by number and address together: either alone finds nothing. */
export const findOrderToWithdraw = (
  db: Db,
  { orderId, orderNumber, emailKey }: Named,
): Promise<OrderToWithdraw | undefined> =>
  db
    .selectFrom('orders')
    .select(['id as orderId', 'state', 'currency', 'placed_at as placedAt'])
    .select('confirmation_sent_at as informedAt')
    .select(sql<boolean>`deliver_not_before is not null`.as('isUnagreed'))
    .select(sql<boolean>`customer_type = 'BUSINESS'`.as('isBusiness'))
    .$if(orderId !== null, (query) => query.where('id', '=', orderId ?? ('' as OrderId)))
    .$if(orderId === null, (query) =>
      query
        .where('reference_number', '=', orderNumber)
        .where(sql<boolean>`lower(contact ->> 'email') = ${emailKey}`),
    )
    .executeTakeFirst()

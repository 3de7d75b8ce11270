import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { openPaymentStates } from '#domain/payments/payment-states.ts'
import type { PaymentToBegin } from '#domain/payments/provider.ts'
import type { PaymentId } from '#kernel/ids.ts'

export type OpenPayment = {
  orderUuid: string
  state: 'opened' | 'pending'
  request: PaymentToBegin | null
  redirectResult: string | null
  openedAt: Date
  /** After this no shopper is expected back from a payment page; a later success still counts. */
  waitsUntil: Date
  /** The order is paid, or a newer attempt took its place. */
  isOvertaken: boolean
}

/** What is needed to ask about a payment that is not decided; `undefined` when it is. */
export async function findOpenPayment(
  db: Db,
  paymentId: PaymentId,
): Promise<OpenPayment | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.state', 'request', 'redirect_result as redirectResult'])
    .select(['opened_at as openedAt', 'orders.uuid as orderUuid'])
    .select(sql<Date>`coalesce(waits_until, opened_at + interval '1 day')`.as('waitsUntil'))
    .select(
      sql<boolean>`orders.settled_at is not null or exists (
        select from payments as newer
        where newer.order_id = payments.order_id and newer.opened_at > payments.opened_at
      )`.as('isOvertaken'),
    )
    .where('payments.id', '=', paymentId)
    .where('payments.state', 'in', openPaymentStates)
    .executeTakeFirst()
  return row as OpenPayment | undefined
}

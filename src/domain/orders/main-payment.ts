import { type RawBuilder, sql } from 'kysely'
import type { PaymentId } from '#kernel/ids.ts'

/** The payment at the provider that paid most of an order; null where gift cards or an invoice paid all of it. */
export const mainPaymentOf = (orderId: string): RawBuilder<PaymentId> => sql<PaymentId>`(
  select payment_id from tenders
  where tenders.order_id = ${sql.ref(orderId)} and payment_id is not null
  order by amount_cents desc limit 1
)`

import { type RawBuilder, sql } from 'kysely'
import type { PaymentId } from '#kernel/ids.ts'
import { choiceCardsMethod } from '#kernel/payment-methods.ts'

/** The payment at the provider that paid most of an order; null where gift cards or an invoice paid all of it. */
export const mainPaymentOf = (orderId: string): RawBuilder<PaymentId> => sql<PaymentId>`(
  select payment_id from tenders
  where tenders.order_id = ${sql.ref(orderId)} and payment_id is not null
  order by amount_cents desc limit 1
)`

/** How an order was paid, for readers, beside its main payment: choice cards where that is null and the order paid. */
export const methodOf = sql<string | null>`coalesce(
  payments.method, case when orders.settled_at is not null then ${sql.lit(choiceCardsMethod.id)} end
)`

import { type RawBuilder, sql } from 'kysely'
import type { PaymentId } from '#kernel/ids.ts'
import { choiceCardsMethod, onAccountMethod } from '#kernel/payment-methods.ts'

/** The payment at the provider that paid most of an order; null where gift cards or an invoice paid all of it. */
export const mainPaymentOf = (orderId: string): RawBuilder<PaymentId> => sql<PaymentId>`(
  select payment_id from tenders
  where tenders.order_id = ${sql.ref(orderId)} and payment_id is not null
  order by amount_cents desc limit 1
)`

/**
 * Method of an order beside its main payment, for readers. Without a payment its company pays
 * later, or choice cards paid it.
 */
export const methodOf = sql<string | null>`coalesce(payments.method, case
  when exists (select from tenders where tenders.order_id = orders.id and tenders.kind = 'invoice')
    then ${sql.lit(onAccountMethod.id)}
  when orders.settled_at is not null then ${sql.lit(choiceCardsMethod.id)}
end)`

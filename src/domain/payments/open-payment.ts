import type { Tx } from '#domain/db.ts'
import type { PaymentToBegin } from '#domain/payments/provider.ts'
import type { OrderId } from '#kernel/ids.ts'

/** When to ask again, should the process die between asking the provider and hearing the answer. */
export const answerOverdueMs = 30_000

/**
 * Writes down what the provider is going to be asked, before it is asked. The request is kept until the answer
 * is in: whoever finds it without one sends the very same again.
 */
export async function openPayment(
  tx: Tx,
  payment: { orderId: OrderId; visitorKey: string; toBegin: PaymentToBegin; now: Date },
): Promise<void> {
  const { toBegin, now } = payment
  await tx
    .insertInto('payments')
    .values({
      id: toBegin.paymentId,
      order_id: payment.orderId,
      visitor_key: payment.visitorKey,
      state: 'opened',
      method: toBegin.methodId,
      amount_cents: toBegin.amount.cents,
      currency: toBegin.amount.currency,
      request: JSON.stringify(toBegin),
      opened_at: now,
      next_check_at: new Date(now.getTime() + answerOverdueMs),
    })
    .execute()
}

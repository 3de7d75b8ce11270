import type { Db } from '#domain/db.ts'
import type { OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type RefundToSend = {
  refundId: RefundId
  orderId: OrderId
  paymentId: PaymentId
  paymentReference: string
  amount: Money
  reason: string
}

/** `undefined` once it is sent. */
export async function findRefundToSend(
  db: Db,
  refundId: RefundId,
): Promise<RefundToSend | undefined> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.order_id as orderId', 'refunds.payment_id as paymentId', 'refunds.reason'])
    .select(['refunds.amount_cents as cents', 'refunds.currency'])
    .select('payments.provider_reference as paymentReference')
    .where('refunds.id', '=', refundId)
    .where('refunds.state', '=', 'requested')
    .executeTakeFirst()
  if (row === undefined || row.paymentReference === null) return undefined
  const { cents, currency, paymentReference, ...refund } = row
  return { ...refund, refundId, paymentReference, amount: { currency, cents } }
}

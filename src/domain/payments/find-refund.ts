import type { Db } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type RefundToSend = {
  refundId: RefundId
  paymentReference: string
  amount: Money
  reason: string
  /** All that the payment brought goes back at once: what is not captured yet is cancelled then. */
  isWhole: boolean
}

/** `undefined` once it is sent. */
export async function findRefundToSend(
  db: Db,
  refundId: RefundId,
): Promise<RefundToSend | undefined> {
  const row = await db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount_cents as cents', 'refunds.currency', 'refunds.reason'])
    .select(({ fn, eb, and }) => [
      fn.coalesce('receipt_reference', 'payments.provider_reference').as('paymentReference'),
      and([
        eb('receipt_reference', 'is', null),
        // Of money that came otherwise than asked only a part is this order's.
        eb('payments.hold_reason', 'is', null),
        eb('refunds.amount_cents', '=', eb.ref('payments.amount_cents')),
      ]).as('isWhole'),
    ])
    .where('refunds.id', '=', refundId)
    .where('refunds.state', '=', 'requested')
    .executeTakeFirst()
  if (row === undefined || row.paymentReference === null) return undefined
  const { cents, currency, paymentReference, reason } = row
  const isWhole = row.isWhole === true
  return { refundId, paymentReference, reason, isWhole, amount: { currency, cents } }
}

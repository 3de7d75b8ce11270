import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { isCurrentRefund } from './money-back.ts'

/** Why a payment bought nothing. `notTaken`: it came unlike it was asked. */
export type WentBackReason = 'cardGone' | 'paidTwice' | 'notTaken'

/** A payment that came and goes back whole, to the account or card of the method that it came by. */
export type ReturnedPayment = {
  amount: Money
  reason: WentBackReason
  method: string
  /** The provider did not pay it: a person has still to pay it, by this method or another. */
  isFailed: boolean
}

/** What came for an order that is not paid, and goes back: the newest first. */
export async function listMoneyWentBack(
  db: Db,
  orderId: OrderId,
): Promise<readonly ReturnedPayment[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([centsOfRefund.as('cents'), 'refunds.currency', 'refunds.reason'])
    .select(['payments.method', 'refunds.state'])
    .where('refunds.order_id', '=', orderId)
    .where(isCurrentRefund)
    .where(centsOfRefund, '>', 0)
    .orderBy('refunds.requested_at', 'desc')
    .execute()
  return rows.map(({ cents, currency, reason, method, state }) => ({
    amount: { currency, cents },
    reason: reason === 'cardGone' || reason === 'paidTwice' ? reason : 'notTaken',
    method,
    isFailed: state === 'failed',
  }))
}

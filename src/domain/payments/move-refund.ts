import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import {
  type RefundReason,
  type RefundState,
  refundStates,
  refundTransitions,
} from '#domain/payments/refund-states.ts'
import type { OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type MovedRefund = {
  orderId: OrderId
  paymentId: PaymentId
  cents: number
  currency: Currency
  reason: RefundReason
  /** By our own call; false where the provider's news overtook it. */
  wasSent: boolean
}

const statesBefore = (to: RefundState): readonly RefundState[] =>
  refundStates.filter((from) => (refundTransitions[from] as readonly RefundState[]).includes(to))

/** Moves a refund along its lifecycle; `undefined` where the step is not allowed, such as the same step twice. */
export async function moveRefund(
  tx: Tx,
  step: {
    refundId: RefundId
    to: 'sent' | 'done' | 'failed'
    reference?: string | undefined
    failure?: string | undefined
    now: Date
  },
): Promise<MovedRefund | undefined> {
  const { refundId, to, now } = step
  return tx
    .updateTable('refunds')
    .set({
      state: to,
      // A column whose value is undefined stays as it is.
      provider_reference: step.reference,
      failure: step.failure,
      ...(to === 'sent' ? { sent_at: now } : { finished_at: now }),
    })
    .where('id', '=', refundId)
    .where('state', 'in', statesBefore(to))
    .returning(['order_id as orderId', 'payment_id as paymentId'])
    .returning(['amount_cents as cents', 'currency', 'reason'])
    .returning(sql<boolean>`sent_at is not null`.as('wasSent'))
    .executeTakeFirst()
}

/** A payment is refunded as far as its refunds are done, and no longer where one of them came back. */
export async function updateRefundedPayment(tx: Tx, paymentId: PaymentId): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: sql`(
        select case
          when sum(refunds.amount_cents) >= payments.amount_cents then 'refunded'
          when sum(refunds.amount_cents) > 0 then 'partlyRefunded'
          when payments.state = 'held' then 'held'
          else 'settled'
        end
        from refunds where refunds.payment_id = payments.id and refunds.state = 'done'
      )`,
    })
    .where('id', '=', paymentId)
    .where('state', 'in', ['settled', 'partlyRefunded', 'refunded', 'held'])
    .execute()
}

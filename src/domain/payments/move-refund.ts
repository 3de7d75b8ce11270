import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { type RefundReason, refundLifecycle } from '#domain/payments/refund-states.ts'
import type { OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { takenOf } from './money-back.ts'

export type MovedRefund = {
  orderId: OrderId | null
  paymentId: PaymentId | null
  receiptReference: string | null
  cents: number
  currency: Currency
  reason: RefundReason
  /** By our own call; false where the provider's news overtook it. */
  wasSent: boolean
}

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
  return (
    tx
      .updateTable('refunds')
      .set({
        state: to,
        // A column whose value is undefined stays as it is.
        provider_reference: step.reference,
        failure: step.failure,
        ...(to === 'sent' ? { sent_at: now } : { finished_at: now }),
      })
      .where('id', '=', refundId)
      .where('state', 'in', statesBefore(refundLifecycle, to))
      // The provider's no is its last word, in whatever order it is heard.
      .where('state', '<>', 'failed')
      // It says so once: what a person paid otherwise since then stays paid, whoever tells of the failure again.
      .$if(to === 'failed', (moving) =>
        moving.where(
          sql<boolean>`not exists (select from ledger_transfers where key = 'refund-failed:' || refunds.id)`,
        ),
      )
      .returning(['order_id as orderId', 'payment_id as paymentId'])
      .returning('receipt_reference as receiptReference')
      .returning(['amount_cents as cents', 'currency', 'reason'])
      .returning(sql<boolean>`sent_at is not null`.as('wasSent'))
      .executeTakeFirst()
  )
}

/** A person paid it back in another way. */
export async function markPaidOtherwise(
  tx: Tx,
  { refundId, now }: { refundId: RefundId; now: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state: 'done', finished_at: now })
    .where('id', '=', refundId)
    .where('state', '=', 'failed')
    .execute()
}

/**
 * A payment is refunded as far as its refunds are done or the bank took it, and no longer where one of them came back. Money that came
 * beside it, under a name of its own, counts only where the payment brought nothing else. Locks the payment first: the sum is read
 * after whatever else moved it.
 */
export async function updateRefundedPayment(tx: Tx, paymentId: PaymentId): Promise<void> {
  await sql`select from payments where id = ${paymentId} for no key update`.execute(tx)
  await tx
    .updateTable('payments')
    .set({
      state: sql`(
        select case
          when payments.settled_at is null and back.count > 0 then 'refunded'
          when payments.settled_at is null then 'held'
          when back.cents >= coalesce(
            (select amount_cents from tenders where tenders.payment_id = payments.id), payments.amount_cents
          ) then 'refunded'
          when back.cents > 0 then 'partlyRefunded'
          else 'settled'
        end
        from (
          select count(*) as count,
            coalesce(sum(${centsOfRefund}), 0) + ${takenOf(sql.ref('payments.id'))} as cents
          from refunds
          where refunds.payment_id = payments.id and refunds.state = 'done'
            and (refunds.receipt_reference is null or payments.settled_at is null)
        ) as back
      )`,
    })
    .where('id', '=', paymentId)
    .where('state', 'in', ['settled', 'partlyRefunded', 'refunded', 'held'])
    .execute()
}

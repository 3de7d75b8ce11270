import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Tx } from '#domain/db.ts'
import type { CaseId, OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { isCurrentRefund, isTakingOf, takenOf } from './money-back.ts'

/** A failed refund that somebody still has to pay, with its open case. */
export type WaitingRefund = { refundId: RefundId; caseId: CaseId; cents: number; keptCents: number }

/** Money that a payment brought, and what became of it. What came beside it, under a name of its own, is left out. */
export type MoneyOfPayment = {
  orderId: OrderId
  currency: Currency
  paidCents: number
  /** Went back, or is on its way back. */
  backCents: number
  takenCents: number
  /** A person has still to decide about what was taken. */
  isTakingOpen: boolean
  waiting: readonly WaitingRefund[]
}

const ofPayment = sql`refunds.payment_id = payments.id and refunds.receipt_reference is null
  and ${isCurrentRefund}`

/** In one statement. The caller holds the lock of the order. */
export async function loadMoneyOfPayment(tx: Tx, paymentId: PaymentId): Promise<MoneyOfPayment> {
  return tx
    .selectFrom('payments')
    .leftJoin('tenders', 'tenders.payment_id', 'payments.id')
    .select(['payments.order_id as orderId', 'payments.currency'])
    .select([
      sql<number>`coalesce(tenders.amount_cents, payments.amount_cents)`.as('paidCents'),
      sql<number>`(
        select coalesce(sum(${centsOfRefund}), 0)::bigint from refunds
        where ${ofPayment} and refunds.state <> 'failed'
      )`.as('backCents'),
      takenOf(sql.ref('payments.id')).as('takenCents'),
      sql<boolean>`exists (
        select from cases as taking where ${isTakingOf(sql`payments.id`)} and state = 'open'
      )`.as('isTakingOpen'),
      sql<readonly WaitingRefund[]>`(
        select coalesce(json_agg(json_build_object(
          'refundId', refunds.id, 'caseId', cases.id, 'cents', ${centsOfRefund}, 'keptCents', refunds.kept_cents
        ) order by refunds.id), '[]')
        from refunds join cases on cases.refund_id = refunds.id
        where ${ofPayment} and refunds.state = 'failed'
          and cases.kind = 'refundFailed' and cases.state = 'open'
      )`.as('waiting'),
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
}

/** So much of a failed refund is not owed any more, with what was not owed before. */
export async function markKept(
  tx: Tx,
  { refundId, keptCents }: { refundId: RefundId; keptCents: number },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ kept_cents: keptCents })
    .where('id', '=', refundId)
    .where('state', '=', 'failed')
    .execute()
}

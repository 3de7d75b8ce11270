import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Tx } from '#domain/db.ts'
import { newId, type OrderId, type PaymentId, type RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type FailedRefund = {
  orderId: OrderId | null
  paymentId: PaymentId | null
  receiptReference: string | null
  /** As far as it is still owed. */
  amount: Money
}

/** A refund that the provider did not pay, locked; undefined where it is none. */
export async function lockFailedRefund(
  tx: Tx,
  refundId: RefundId,
): Promise<FailedRefund | undefined> {
  const row = await tx
    .selectFrom('refunds')
    .select(['order_id as orderId', 'payment_id as paymentId'])
    .select(['receipt_reference as receiptReference', 'currency', centsOfRefund.as('cents')])
    .where('id', '=', refundId)
    .where('state', '=', 'failed')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { cents, currency, ...refund } = row
  return { ...refund, amount: { currency, cents } }
}

/**
 * Asks for what is still owed of it once more, under a new key; the units that it is about go with it, and a giver who was told is not
 * told again. The caller holds its lock.
 */
export async function requestAgain(
  tx: Tx,
  { refundId, now }: { refundId: RefundId; now: Date },
): Promise<RefundId> {
  const again = newId('rfd', now.getTime())
  await sql`
    with again as (
      insert into refunds (
        id, order_id, payment_id, receipt_reference, tender_id, cause, reason, amount_cents, currency, state,
        requested_at, giver_told_at, credited_at, favour_cents, covered_cents
      )
      select ${again}, order_id, payment_id, receipt_reference, tender_id, 'again:' || id, reason,
        amount_cents - kept_cents, currency, 'requested', ${now}::timestamptz, giver_told_at, credited_at,
        favour_cents, covered_cents + kept_cents
      from refunds where id = ${refundId}
      returning id
    ), moved as (
      update refunds set favour_cents = 0 where id = ${refundId} and favour_cents > 0
    )
    update card_units set refund_id = again.id from again where card_units.refund_id = ${refundId}
  `.execute(tx)
  return again
}

import type { Tx } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'

/** No report is waited for any more. */
export async function markPaymentReported(
  tx: Tx,
  { paymentId, now }: { paymentId: PaymentId; now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ reported_at: now })
    .where('id', '=', paymentId)
    .where('reported_at', 'is', null)
    .execute()
}

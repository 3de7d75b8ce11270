import type { Tx } from '#domain/db.ts'
import { answerOverdueMs } from '#domain/payments/open-payment.ts'
import type { PaymentId } from '#kernel/ids.ts'

/**
 * Keeps what the shopper brought back until the provider has answered to it: it comes once, and only a paid
 * order may forget it.
 */
export async function keepReturn(
  tx: Tx,
  kept: { paymentId: PaymentId; redirectResult: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      redirect_result: kept.redirectResult,
      returned_at: kept.now,
      next_check_at: new Date(kept.now.getTime() + answerOverdueMs),
    })
    .where('id', '=', kept.paymentId)
    .where('state', '=', 'pending')
    .execute()
}

import { isAtBank } from '#domain/payments/bank-entry.ts'
import { findRefundToSend } from '#domain/payments/find-refund.ts'
import { moveRefund } from '#domain/payments/move-refund.ts'
import { ProviderRejected } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { RefundId } from '#kernel/ids.ts'
import { finishRefund, refundMailJobs } from './finish-refund.ts'

/**
 * Asks the provider to pay money back (a person where the shop's own bank has it), with the refund's id as the key: asking again pays back once. Once it
 * has said yes the giver is told; the end comes by notification. Throws `ProviderUnreachable` when it is worth another try.
 */
export async function sendRefund(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'log' | 'payments' | 'reached'>,
  { refundId }: { refundId: RefundId },
): Promise<void> {
  const refund = await findRefundToSend(deps.db, refundId)
  if (refund === undefined) return
  if (isAtBank(refund.paymentReference)) {
    const failure = 'it came to the bank account of the shop: pay it back from there'
    await finishRefund(deps, { refundId, reference: undefined, isDone: false, failure })
    return
  }
  deps.reached('refund:before-provider')
  try {
    const { reference } = await deps.payments.refund(refund)
    deps.reached('refund:answered-by-provider')
    const step = { refundId, to: 'sent' as const, reference, now: deps.clock.now() }
    await transact(deps, async (tx) => {
      const moved = await moveRefund(tx, step)
      if (moved !== undefined) await deps.queue.send(tx, refundMailJobs({ ...moved, refundId }))
      deps.reached('refund:written')
    })
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error
    const failure = error.message
    await finishRefund(deps, { refundId, reference: undefined, isDone: false, failure })
  }
  deps.reached('refund:recorded')
}

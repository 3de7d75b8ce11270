import { post } from '#domain/ledger/post.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { moveRefund, updateRefundedPayment } from '#domain/payments/move-refund.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { failedRefundPosting } from '#flows/shared/postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { RefundId } from '#kernel/ids.ts'

/**
 * The provider's last word on a refund. One that failed leaves the money on the order's account, and a person
 * has to find another way to pay it back. Hearing it twice changes nothing.
 */
export async function finishRefund(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>,
  end: { refundId: RefundId; reference: string | undefined; isDone: boolean; failure?: string },
): Promise<void> {
  const { refundId, reference, failure } = end
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const to = end.isDone ? 'done' : 'failed'
    const moved = await moveRefund(tx, { refundId, to, reference, failure, now })
    if (moved === undefined) return
    const { orderId, paymentId, currency, cents } = moved
    await updateRefundedPayment(tx, paymentId)
    if (end.isDone) {
      if (!moved.wasSent) await deps.queue.send(tx, refundMails({ ...moved, refundId }))
      return
    }
    await post(tx, failedRefundPosting({ refundId, orderId, amount: { currency, cents } }))
    deps.log.error({ alert: true, refundId, orderId }, 'A refund failed: pay it back another way.')
  })
}

/**
 * The mail that a refund makes necessary at the moment that the provider takes it on. A giver who
 * paid twice has missed nothing that they ordered, so their order page is enough.
 */
export const refundMails = (refund: {
  refundId: RefundId
  reason: RefundReason
}): readonly JobRequest[] =>
  refund.reason === 'cardNotIssued'
    ? [{ name: 'send-refund-mail', payload: { refundId: refund.refundId } }]
    : []

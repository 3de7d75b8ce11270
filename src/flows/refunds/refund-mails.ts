import type { JobRequest } from '#domain/outbox/queue.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import type { RefundId } from '#kernel/ids.ts'

/**
 * The mail that a refund makes necessary at the moment that the provider takes it on. Somebody who paid twice
 * has missed nothing that he ordered, so his order page is enough.
 */
export const refundMails = (refund: {
  refundId: RefundId
  reason: RefundReason
}): readonly JobRequest[] =>
  refund.reason === 'cardNotIssued'
    ? [{ name: 'send-refund-mail', payload: { refundId: refund.refundId } }]
    : []

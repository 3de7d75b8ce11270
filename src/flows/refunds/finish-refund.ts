import { closeAnswered } from '#domain/cases/decide-case.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { lockOrderOfRefund } from '#domain/payments/lock-order-of-refund.ts'
import {
  type MovedRefund,
  moveRefund,
  updateRefundedPayment,
} from '#domain/payments/move-refund.ts'
import { mailedRefundReasons, type RefundReason } from '#domain/payments/refund-states.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { failedRefundPosting } from '#flows/shared/postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { RefundId } from '#kernel/ids.ts'
import { keepTaken } from './keep-taken.ts'

type RefundEnd = {
  refundId: RefundId
  reference: string | undefined
  isDone: boolean
  failure?: string
}

type FinishDeps = Pick<Deps, 'queue' | 'clock' | 'log'>

/**
 * The provider's last word on a refund. One that failed leaves the money where it was, and is a case: a person has to
 * find another way to pay it back. Hearing it twice changes nothing.
 */
export async function finishRefund(
  deps: FinishDeps & Pick<Deps, 'db'>,
  end: RefundEnd,
): Promise<void> {
  await transact(deps, (tx) => recordEnd(tx, deps, end))
}

/** The same in the caller's transaction. */
export async function recordEnd(tx: Tx, deps: FinishDeps, end: RefundEnd): Promise<void> {
  const { refundId, reference, failure, isDone } = end
  const now = deps.clock.now()
  await lockOrderOfRefund(tx, refundId)
  const moved = await moveRefund(tx, {
    refundId,
    to: isDone ? 'done' : 'failed',
    reference,
    failure,
    now,
  })
  if (moved === undefined) return
  if (moved.paymentId !== null) await updateRefundedPayment(tx, moved.paymentId)
  if (!isDone) await reportFailed(tx, deps, { ...moved, refundId, failure })
  else await closeAnswered(tx, { kind: 'refundSilent', refundId, now })
  if (isDone && !moved.wasSent) await deps.queue.send(tx, refundMailJobs({ ...moved, refundId }))
}

async function reportFailed(
  tx: Tx,
  deps: FinishDeps,
  failed: MovedRefund & { refundId: RefundId; failure: string | undefined },
): Promise<void> {
  const { refundId, orderId, paymentId, receiptReference, currency, cents } = failed
  const amount = { currency, cents }
  await post(tx, failedRefundPosting({ refundId, orderId, receiptReference, amount }))
  const caseId = await openCase(tx, {
    subject: `refund:${refundId}`,
    kind: 'refundFailed',
    orderId: orderId ?? undefined,
    paymentId: paymentId ?? undefined,
    refundId,
    reference: receiptReference ?? undefined,
    amount,
    event: 'failed',
    cause: `refund-failed:${refundId}`,
    facts: { failure: failed.failure },
    now: deps.clock.now(),
  })
  deps.log.error(
    { alert: true, caseId, refundId, orderId },
    'A refund failed: pay it back another way.',
  )
  if (paymentId !== null && receiptReference === null) await keepTaken(tx, deps, paymentId)
}

/** The mail that a refund makes necessary at the moment that the provider takes it on. */
export const refundMailJobs = (refund: {
  refundId: RefundId
  reason: RefundReason
}): readonly JobRequest[] =>
  mailedRefundReasons.some((reason) => reason === refund.reason)
    ? [{ name: 'send-refund-mail', payload: { refundId: refund.refundId } }]
    : []

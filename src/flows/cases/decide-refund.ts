import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import { loadMoneyOfPayment } from '#domain/payments/money-of-payment.ts'
import { markPaidOtherwise, updateRefundedPayment } from '#domain/payments/move-refund.ts'
import {
  type FailedRefund,
  lockFailedRefund,
  requestAgain,
} from '#domain/payments/request-again.ts'
import { recordEnd } from '#flows/refunds/finish-refund.ts'
import { paidOtherwisePosting, refundPosting } from '#flows/shared/postings.ts'
import type { RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

/** The provider is asked once more, as for a new refund. */
export async function payAgain(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const { refundId, failed } = await failedOf(tx, at)
  if (!(await isOwed(tx, failed))) throw refusal('caseMoneyTaken')
  const again = await requestAgain(tx, { refundId, now: deps.clock.now() })
  await post(tx, refundPosting({ ...failed, refundId: again }))
  await deps.queue.send(tx, [{ name: 'send-refund', payload: { refundId: again } }])
}

/** A person paid it from the shop's bank account. */
export async function payOtherwise(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const { refundId, failed } = await failedOf(tx, at)
  if (!(await isOwed(tx, failed))) throw refusal('caseMoneyTaken')
  await post(tx, paidOtherwisePosting({ ...failed, refundId }))
  await markPaidOtherwise(tx, { refundId, now: deps.clock.now() })
  if (failed.paymentId !== null) await updateRefundedPayment(tx, failed.paymentId)
}

/** The bank did not take it meanwhile, so paying it gives back no more than came. */
async function isOwed(tx: Tx, { paymentId, receiptReference, amount }: FailedRefund) {
  if (paymentId === null || receiptReference !== null) return true
  const { paidCents, backCents, takenCents } = await loadMoneyOfPayment(tx, paymentId)
  return amount.cents <= paidCents - backCents - takenCents
}

/** The provider's screens or reports show that it is done. */
export async function confirmRefund(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  await recordEnd(tx, deps, { refundId: refundOf(at), reference: undefined, isDone: true })
}

/** They show that it will never be: the money is back where it was, and a case of its own goes on. */
export async function failRefund(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const failure = 'decided by a person'
  await recordEnd(tx, deps, {
    refundId: refundOf(at),
    reference: undefined,
    isDone: false,
    failure,
  })
}

function refundOf({ caseAtHand: { id, refundId } }: CaseAtHand): RefundId {
  invariant(refundId !== null, `Case ${id} is about a refund.`)
  return refundId
}

async function failedOf(
  tx: Tx,
  at: CaseAtHand,
): Promise<{ refundId: RefundId; failed: FailedRefund }> {
  const refundId = refundOf(at)
  const failed = await lockFailedRefund(tx, refundId)
  invariant(failed !== undefined, `Refund ${refundId} failed.`)
  return { refundId, failed }
}

import type { Case } from '#domain/cases/find-case.ts'
import type { Tx } from '#domain/db.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import { updateRefundedPayment } from '#domain/payments/move-refund.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { keepTaken } from '#flows/refunds/keep-taken.ts'
import { writeOffPosting } from '#flows/shared/case-postings.ts'
import { refundPosting, uncoveredPosting } from '#flows/shared/postings.ts'
import { invariant } from '#kernel/invariant.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

/**
 * Books a decision about money that was taken, or given back: it is the shop's loss or gain from now on. The bank's part of what failed refunds
 * wait for is not owed any more; what it gave back of what it had paid the customer for the shop goes to the customer. Answers that amount.
 */
export async function settleTaking(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<number> {
  await postAll(tx, writeOff(caseAtHand))
  if (settlement === undefined) return 0
  await updateRefundedPayment(tx, settlement.paymentId)
  await keepTaken(tx, deps, settlement.paymentId)
  return payUncovered(tx, deps, { caseAtHand, settlement })
}

const writeOff = ({ id, decisionCount, openCents: cents, currency }: Case): readonly Posting[] =>
  cents === 0 ? [] : [writeOffPosting({ caseId: id, count: decisionCount }, { currency, cents })]

/** A sale was undone while the bank had its money; now the shop has that, and owes it. */
async function payUncovered(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: { caseAtHand: Case; settlement: Settlement },
): Promise<number> {
  const { orderId, paymentId, currency } = settlement
  const tenders = await listTenders(tx, orderId)
  const tender = tenders.find((one) => one.paymentId === paymentId)
  const cents = Math.min(-(tender?.takenCents ?? 0), tender?.leftCents ?? 0)
  if (tender === undefined || cents <= 0) return 0
  const amount = { currency, cents }
  const refundId = await requestRefund(tx, {
    ...{ orderId, paymentId, tenderId: tender.tenderId, reason: 'caseDecided', amount },
    cause: `uncovered:${caseAtHand.id}:${caseAtHand.decisionCount}`,
    coveredCents: -cents,
    now: deps.clock.now(),
  })
  invariant(refundId !== undefined, 'A case is decided once.')
  await postAll(tx, [
    uncoveredPosting(refundId, { orderId, currency }, cents),
    refundPosting({ refundId, orderId, receiptReference: null, amount }),
  ])
  await deps.queue.send(tx, [{ name: 'send-refund', payload: { refundId } }])
  return cents
}

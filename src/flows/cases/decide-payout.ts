import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import { markPaymentReported } from '#domain/payments/mark-reported.ts'
import { decidedDifferencePosting, neverPaidOutPosting } from '#flows/shared/payout-postings.ts'
import { invariant } from '#kernel/invariant.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

/** It is what the provider takes for its work, or gives back of that. */
export const bookCosts = (tx: Tx, _deps: DecideDeps, at: CaseAtHand): Promise<void> =>
  move(tx, at, 'pspCosts')

/** The provider has to put it right: until then it is open on the clearing account. */
export const awaitCorrection = (tx: Tx, _deps: DecideDeps, at: CaseAtHand): Promise<void> =>
  move(tx, at, 'pspClearing')

/** The shop bears it, also where the provider never pays a payment out. */
export async function bearLoss(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const { id: caseId, kind, currency, openCents, decisionCount: count, paymentId } = at.caseAtHand
  if (kind !== 'notPaidOut') return move(tx, at, 'refundLoss')
  invariant(paymentId !== null, `Case ${caseId} is about a payment.`)
  await post(tx, neverPaidOutPosting({ caseId, count }, { currency, cents: openCents }))
  await markPaymentReported(tx, { paymentId, now: deps.clock.now() })
}

async function move(
  tx: Tx,
  { caseAtHand }: CaseAtHand,
  to: 'pspCosts' | 'refundLoss' | 'pspClearing',
): Promise<void> {
  const { id: caseId, decisionCount: count, currency, openCents: cents } = caseAtHand
  await post(tx, decidedDifferencePosting({ caseId, count }, { amount: { currency, cents }, to }))
}

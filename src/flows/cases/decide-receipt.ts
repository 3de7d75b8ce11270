import type { Case } from '#domain/cases/find-case.ts'
import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { captureCardParts } from '#flows/holds/card-parts.ts'
import { settleOrder } from '#flows/orders/settle-order.ts'
import { acceptPosting, receiptBackPosting } from '#flows/shared/case-postings.ts'
import { refundPosting } from '#flows/shared/postings.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

export const referenceOf = ({ reference, id }: Case): string => {
  invariant(reference !== null, `Case ${id} names the money that came.`)
  return reference
}

/** The order is made all the same: what is too much goes back, what lacks the shop pays. */
export async function acceptReceipt(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<void> {
  if (settlement === undefined || settlement.isBasketPaid) throw refusal('caseBasketPaid')
  const { paymentId, orderId, asked } = settlement
  const { currency, openCents } = caseAtHand
  if (currency !== asked.currency) throw refusal('caseOtherCurrency')
  const reference = referenceOf(caseAtHand)
  const received = { currency, cents: openCents }
  const paying = acceptPosting({ paymentId, orderId, reference, received, asked })
  const lackCents = Math.max(0, asked.cents - openCents)
  const cards = await captureCardParts(tx, deps, settlement)
  if (cards === undefined) throw refusal('caseCardGone')
  const { isTakenBack, heldFor } = settlement
  await settleOrder(tx, deps, {
    ...{ order: settlement, cards },
    payment: {
      ...{ paymentId, reference, brand: undefined, amount: asked },
      ...{ lackCents, paying, isTakenBack, heldFor },
    },
  })
  const surplus = openCents - asked.cents
  if (surplus > 0) await refund(tx, deps, { of: caseAtHand, amount: { currency, cents: surplus } })
}

/** All of it goes back the way it came. */
export async function payBackReceipt(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand }: CaseAtHand,
): Promise<void> {
  const { currency, openCents: cents } = caseAtHand
  await refund(tx, deps, { of: caseAtHand, amount: { currency, cents } })
}

async function refund(
  tx: Tx,
  deps: DecideDeps,
  { of, amount }: { of: Case; amount: Money },
): Promise<void> {
  const { id, orderId, paymentId, decisionCount } = of
  const receiptReference = referenceOf(of)
  const refundId = await requestRefund(tx, {
    orderId,
    paymentId,
    receiptReference,
    cause: `case:${id}:${decisionCount}`,
    // Of money that no payment of ours brought nobody knows who gave it.
    reason: orderId === null ? 'caseDecided' : 'notTaken',
    amount,
    now: deps.clock.now(),
  })
  invariant(refundId !== undefined, 'A case is decided once.')
  await post(tx, refundPosting({ refundId, orderId, receiptReference, amount }))
  await deps.queue.send(tx, [{ name: 'send-refund', payload: { refundId } }])
}

/** It belongs to somebody else who shares the account with us. */
export async function leaveReceipt(
  tx: Tx,
  _deps: DecideDeps,
  { caseAtHand }: CaseAtHand,
): Promise<void> {
  const { id, currency, openCents: cents, decisionCount } = caseAtHand
  const cause = `case:${id}:${decisionCount}`
  await post(
    tx,
    receiptBackPosting(referenceOf(caseAtHand), { amount: { currency, cents }, cause }),
  )
}

import { type CaseDecision, caseRule } from '#domain/cases/case-kinds.ts'
import { markCaseDecided } from '#domain/cases/decide-case.ts'
import { type Case, findCase, lockCase } from '#domain/cases/find-case.ts'
import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { findPaymentToPay } from '#domain/payments/find-payment-to-pay.ts'
import { lockSettlement } from '#domain/payments/lock-settlement.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseToGive, DecideDeps } from './case-at-hand.ts'
import { bearNotVoided, confirmVoided } from './decide-not-voided.ts'
import { awaitCorrection, bearLoss, bookCosts } from './decide-payout.ts'
import { acceptReceipt, leaveReceipt, payBackReceipt } from './decide-receipt.ts'
import { confirmRefund, failRefund, payAgain, payOtherwise } from './decide-refund.ts'
import { keepCards, withdrawOrder } from './decide-taking.ts'
import { giveReceipt } from './give-receipt.ts'
import { notOffered } from './not-offered.ts'
import { refundCards } from './refund-cards.ts'
import { type CaseView, showCase, unknownCase } from './view-case.ts'

export type DecisionToTake = Signed & {
  caseId: string
  /** One of those that its kind offers. */
  decision: string
  /** Of the order that gets the money. */
  orderNumber?: string | undefined
}

type Decide = (tx: Tx, deps: DecideDeps, at: CaseToGive) => Promise<void>

const ways: Readonly<Record<CaseDecision, Decide>> = {
  accept: acceptReceipt,
  'pay-back': payBackReceipt,
  'not-ours': leaveReceipt,
  'give-to': giveReceipt,
  'keep-cards': keepCards,
  release: keepCards,
  'withdraw-cards': withdrawOrder,
  'refund-cards': refundCards,
  'pay-again': payAgain,
  'paid-otherwise': payOtherwise,
  confirmed: confirmRefund,
  failed: failRefund,
  'book-costs': bookCosts,
  'bear-loss': (tx, deps, at) =>
    at.caseAtHand.kind === 'notVoided' ? bearNotVoided(tx, deps, at) : bearLoss(tx, deps, at),
  voided: confirmVoided,
  'await-correction': awaitCorrection,
  noted: async () => {},
}

/** What was decided, and the case as it is now: one that got an order may be open again. */
export type CaseDecided = { decision: CaseDecision; amount: Money; case: CaseView }

/**
 * A person decides what becomes of money: books, cards, order and the history of the case change together, once. Locks
 * are taken in the order of all that settles: basket, order and payment, then the case, the ledger last. Throws `caseUnknown`,
 * `caseDecidedBefore`, `caseDecisionNotOffered` and the refusals of the decision.
 */
export async function decideCase(
  deps: DecideDeps,
  { caseId, decision, actor, reason, orderNumber }: DecisionToTake,
): Promise<CaseDecided> {
  const found = isId('cas', caseId) ? await findCase(deps.db, caseId) : undefined
  if (found === undefined) throw await unknownCase(deps.db, caseId)
  const paymentId =
    decision === 'give-to' && orderNumber !== undefined
      ? await findPaymentToPay(deps.db, orderNumber)
      : found.paymentId
  const decided = await transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const settlement = paymentId == null ? undefined : await lockSettlement(tx, paymentId)
    const caseAtHand = await lockCase(tx, found.id)
    if (caseAtHand?.state !== 'open' || !isAsFound(caseAtHand, found))
      throw refusal('caseDecidedBefore')
    if (!isOffered(caseAtHand, decision)) throw notOffered(caseAtHand)
    const { subject, openCents, currency } = caseAtHand
    const now = deps.clock.now()
    await markCaseDecided(tx, { caseId: found.id, decision, now })
    await ways[decision](tx, deps, { caseAtHand, settlement, orderNumber, by: { actor, reason } })
    await recordEvent(tx, {
      subject,
      event: decision,
      facts: { reason, openCents, orderNumber },
      actor,
    })
    return { decision, amount: { currency, cents: openCents } }
  })
  return { ...decided, case: await showCase(deps, caseId) }
}

const isOffered = ({ kind }: Case, decision: string): decision is CaseDecision =>
  (caseRule(kind).decisions as readonly string[]).includes(decision)

/** Of another payment the order is not locked; of another kind the decision was not meant. */
const isAsFound = (atHand: Case, found: Case): boolean =>
  atHand.kind === found.kind && atHand.paymentId === found.paymentId

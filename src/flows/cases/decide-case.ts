import { type CaseDecision, caseRule } from '#domain/cases/case-kinds.ts'
import { markCaseDecided } from '#domain/cases/decide-case.ts'
import { findCase, lockCase } from '#domain/cases/find-case.ts'
import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { lockSettlement } from '#domain/payments/lock-settlement.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CaseId } from '#kernel/ids.ts'
import type { CaseAtHand, DecideDeps, Undecided } from './case-at-hand.ts'
import { awaitCorrection, bearLoss, bookCosts } from './decide-payout.ts'
import { acceptReceipt, leaveReceipt, payBackReceipt } from './decide-receipt.ts'
import { confirmRefund, failRefund, payAgain, payOtherwise } from './decide-refund.ts'
import { keepCards, withdrawCards } from './decide-taking.ts'
import { refundCards } from './refund-cards.ts'

export type DecisionToTake = {
  caseId: CaseId
  decision: CaseDecision
  /** Who decides, and why: both stay in the history. */
  actor: string
  reason: string
}

type Decide = (tx: Tx, deps: DecideDeps, at: CaseAtHand) => Promise<Undecided | undefined>

const ways: Readonly<Record<CaseDecision, Decide>> = {
  accept: acceptReceipt,
  'pay-back': payBackReceipt,
  'not-ours': leaveReceipt,
  'keep-cards': keepCards,
  release: keepCards,
  'withdraw-cards': withdrawCards,
  'refund-cards': refundCards,
  'pay-again': payAgain,
  'paid-otherwise': payOtherwise,
  confirmed: confirmRefund,
  failed: failRefund,
  'book-costs': bookCosts,
  'bear-loss': bearLoss,
  'await-correction': awaitCorrection,
  noted: async () => undefined,
}

/**
 * A person decides what becomes of money: books, cards, order and the history of the case change together, once. Locks
 * are taken in the order of all that settles: basket, order and payment, then the case, the ledger last.
 */
export async function decideCase(
  deps: DecideDeps,
  { caseId, decision, actor, reason }: DecisionToTake,
): Promise<Undecided | undefined> {
  const found = await findCase(deps.db, caseId)
  if (found === undefined) return 'unknown'
  return transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const settlement =
      found.paymentId === null ? undefined : await lockSettlement(tx, found.paymentId)
    const caseAtHand = await lockCase(tx, caseId)
    if (caseAtHand?.state !== 'open') return 'decidedBefore'
    if (!caseRule(caseAtHand.kind).decisions.includes(decision)) return 'notOffered'
    const { subject, openCents } = caseAtHand
    const now = deps.clock.now()
    await markCaseDecided(tx, { caseId, decision, now })
    const undecided = await ways[decision](tx, deps, { caseAtHand, settlement })
    if (undecided !== undefined) throw new NotDecided(undecided)
    await recordEvent(tx, { subject, event: decision, facts: { reason, openCents }, actor })
    return undefined
  }).catch((error: unknown) => {
    if (error instanceof NotDecided) return error.why
    throw error
  })
}

/** Takes back what the transaction did so far. */
class NotDecided extends Error {
  override readonly name = 'NotDecided'
  readonly why: Undecided

  constructor(why: Undecided) {
    super(why)
    this.why = why
  }
}

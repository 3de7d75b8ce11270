import { hasHaltingCase } from '#domain/cases/has-halting-case.ts'
import type { Tx } from '#domain/db.ts'
import { resumeOrder } from '#flows/orders/resume-order.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'
import { endOrder } from './refund-cards.ts'
import { settleTaking } from './settle-taking.ts'

/** The shop bears the loss; the order goes on where it was halted, once no other case keeps it. */
export async function keepCards(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<void> {
  await settleTaking(tx, deps, { caseAtHand, settlement })
  if (settlement === undefined) return
  if (await hasHaltingCase(tx, settlement.orderId)) return
  await resumeOrder(tx, deps, settlement)
}

/**
 * Nothing of the order is good any more. What the bank took is its customer's again; what was paid beyond that goes back by the means
 * that paid it. Where this payment did not pay the order, the order stays as it is.
 */
export async function withdrawOrder(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const { caseAtHand, settlement } = at
  await settleTaking(tx, deps, at)
  if (settlement !== undefined) await endOrder(tx, deps, { caseAtHand, settlement })
}

import { unitOfNotVoided } from '#domain/cases/not-voided.ts'
import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import { listMadeCards, listUnheardCards, type MadeCard } from '#domain/orders/list-made-cards.ts'
import { owedPosting, voidCardPosting } from '#flows/shared/case-postings.ts'
import { invariant } from '#kernel/invariant.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

/** The issuer voided it after all, or never made it: nothing is owed for it. */
export async function confirmVoided(tx: Tx, _deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const card = await findMade(tx, at)
  if (card !== undefined) await post(tx, voidCardPosting(card, card.currency))
}

/** The card stays good, and is owed for. Of one that was made that is in the books since it was sold; any other is booked now. */
export async function bearNotVoided(tx: Tx, _deps: DecideDeps, at: CaseAtHand): Promise<void> {
  if ((await findMade(tx, at)) !== undefined) return
  const { id: caseId, decisionCount: count, currency, openCents: cents } = at.caseAtHand
  const { orderId, unitId } = unitOf(at)
  const unheard = (await listUnheardCards(tx, orderId)).find((card) => card.unitId === unitId)
  invariant(unheard !== undefined, `Unit ${unitId} has an issuer.`)
  await post(tx, owedPosting({ caseId, count }, { currency, cents }, unheard.issuer))
}

async function findMade(tx: Tx, at: CaseAtHand): Promise<MadeCard | undefined> {
  const { orderId, unitId } = unitOf(at)
  return (await listMadeCards(tx, orderId)).find((card) => card.unitId === unitId)
}

function unitOf({ caseAtHand: { id, orderId, subject } }: CaseAtHand) {
  invariant(orderId !== null, `Case ${id} is about an order.`)
  return { orderId, unitId: unitOfNotVoided(subject) }
}

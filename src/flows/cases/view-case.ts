import { caseRule } from '#domain/cases/case-kinds.ts'
import { type ListedCase, listCases, listedCasesMax } from '#domain/cases/find-case.ts'
import type { Db } from '#domain/db.ts'
import { type HistoryEntry, listHistory } from '#domain/history/list-history.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isId } from '#kernel/ids.ts'
import { nearestNames } from '#kernel/nearest-names.ts'
import { type OperatorRefusal, refusal } from '#kernel/operator-refusal.ts'

type CaseRule = ReturnType<typeof caseRule>

/** A case as an operator sees it: what happened, who decides what, by when. */
export type CaseView = Omit<ListedCase, 'decisionCount'> &
  Pick<CaseRule, 'decides' | 'decisions' | 'sentence'> & { isOverdue: boolean }

function viewCase({ decisionCount: _, ...found }: ListedCase, now: Date): CaseView {
  const { decides, decisions, sentence } = caseRule(found.kind)
  const isOverdue = found.state === 'open' && found.decideBy < now
  return { ...found, decides, decisions, sentence, isOverdue }
}

export type OpenCases = {
  cases: readonly CaseView[]
  /** True where only the most urgent are listed. */
  mayBeMore: boolean
}

/** Cases that wait for a decision, the most urgent first. */
export async function listOpenCases({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OpenCases> {
  const found = await listCases(db, 'open')
  const now = clock.now()
  return {
    cases: found.map((one) => viewCase(one, now)),
    mayBeMore: found.length === listedCasesMax,
  }
}

/** Cases of an order, decided or not. */
export async function listCasesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: NonNullable<ListedCase['orderId']>,
): Promise<readonly CaseView[]> {
  const now = clock.now()
  return (await listCases(db, { orderId })).map((one) => viewCase(one, now))
}

/** A case with its history. Throws `caseUnknown`. */
export async function showCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caseId: string,
): Promise<CaseView & { history: readonly HistoryEntry[] }> {
  const [found] = isId('cas', caseId) ? await listCases(db, { id: caseId }) : []
  if (found === undefined) throw await unknownCase(db, caseId)
  const { subject, orderId, paymentId, refundId } = found
  const subjects = [subject, orderId, paymentId, refundId].filter((one) => one !== null)
  return { ...viewCase(found, clock.now()), history: await listHistory(db, subjects) }
}

/** Names the open cases that may have been meant. */
export async function unknownCase(db: Db, id: string): Promise<OperatorRefusal> {
  const open = await listCases(db, 'open')
  const near = nearestNames(id, new Map(open.map((one) => [one.id, one.orderNumber ?? ''])))
  const waiting = near.length > 0 ? near : open.slice(0, 3).map((one) => one.id)
  return refusal('caseUnknown', { id, waiting })
}

import type { CaseDecision } from '#domain/cases/case-kinds.ts'
import type { Tx } from '#domain/db.ts'
import type { CaseId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/** Nothing is open of it any more. The caller holds its lock, moves what the decision moves, and tells its history. */
export async function markCaseDecided(
  tx: Tx,
  decided: { caseId: CaseId; decision: CaseDecision; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('cases')
    .set(({ eb }) => ({
      state: 'decided',
      decision: decided.decision,
      decided_at: decided.now,
      open_cents: 0,
      decision_count: eb('decision_count', '+', 1),
    }))
    .where('id', '=', decided.caseId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  invariant(numUpdatedRows === 1n, 'A case is decided while it is open.')
}

/** A refund that was waited for too long is done after all: there is nothing to decide any more. */
export async function closeSilent(
  tx: Tx,
  { refundId, now }: { refundId: RefundId; now: Date },
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ state: 'decided', decision: 'confirmed', decided_at: now })
    .where('refund_id', '=', refundId)
    .where('kind', '=', 'refundSilent')
    .where('state', '=', 'open')
    .execute()
}

/** What somebody asked for was sent anew or paid back: nobody has to look for it any more. */
export async function closeLatePost(
  tx: Tx,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ state: 'decided', decision: 'noted', decided_at: now })
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .execute()
}

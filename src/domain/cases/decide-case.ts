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

/** How a case ends whose question was answered by what happened: a refund that was waited for is done; what was lost is sent anew or paid back. */
const answered = { refundSilent: 'confirmed', postLate: 'noted' } as const

type Answered = { kind: keyof typeof answered; now: Date } & (
  | { refundId: RefundId }
  | { subject: string }
)

/** There is nothing to decide any more. */
export async function closeAnswered(tx: Tx, { kind, now, ...about }: Answered): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ state: 'decided', decision: answered[kind], decided_at: now })
    .where((eb) =>
      'refundId' in about
        ? eb('refund_id', '=', about.refundId)
        : eb('subject', '=', about.subject),
    )
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .execute()
}

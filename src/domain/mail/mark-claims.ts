import type { OneStatement, Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** It did not go this time; whoever is told to by a job may try again. What another process took over meanwhile is theirs. */
export async function noteUnsent(
  tx: Tx,
  unsent: { key: string; by: string; nextTryAt: Date },
): Promise<void> {
  await tx
    .updateTable('mail_claims')
    .set({ held_by: null, next_try_at: unsent.nextTryAt })
    .where('key', '=', unsent.key)
    .where('held_by', '=', unsent.by)
    .where('ended_at', 'is', null)
    .execute()
}

/** It was given up, and there is nothing else to note of it. */
export async function endClaim(
  one: OneStatement,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  await one
    .updateTable('mail_claims')
    .set({ ended_at: now, held_by: null })
    .where('key', '=', key)
    .execute()
}

/** What processes held that are no more may be sent by others at once. */
export async function releaseClaims(
  tx: Tx,
  { holders, now }: { holders: readonly string[]; now: Date },
): Promise<void> {
  if (holders.length === 0) return
  await tx
    .updateTable('mail_claims')
    .set({ held_by: null, next_try_at: now })
    .where('held_by', 'in', holders)
    .where('ended_at', 'is', null)
    .execute()
}

/** A mail is given up after two days. By then nobody asks for its row any more, whatever became of it. */
const claimKeptMs = 7 * dayMs

export async function forgetMailClaims(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('mail_claims')
    .where('first_tried_at', '<', new Date(now.getTime() - claimKeptMs))
    .execute()
}

import type { Tx } from '#domain/db.ts'

/** Deletes the rows of which no attempt counts any more. */
export async function forgetSecretAttempts(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('forgotten_at', '<', now)
    .where((is) => is.or([is('blocked_until', 'is', null), is('blocked_until', '<', now)]))
    .execute()
}

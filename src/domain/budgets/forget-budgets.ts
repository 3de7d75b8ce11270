import type { Tx } from '#domain/db.ts'

/** Deletes buckets that are empty. */
export async function forgetBudgets(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('budgets').where('empty_at', '<', now).execute()
}

import type { Tx } from '#domain/db.ts'

/** Attempts go on counting, and can be gone on with, under another key of the same visitor. */
export async function movePayments(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ visitor_key: to })
    .where('visitor_key', '=', from)
    .execute()
}

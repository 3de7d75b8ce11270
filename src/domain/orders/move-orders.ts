import type { Tx } from '#domain/db.ts'

/** The visitor who ordered is known by another key from now on. */
export async function moveOrders(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.updateTable('orders').set({ visitor_key: to }).where('visitor_key', '=', from).execute()
}

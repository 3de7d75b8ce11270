import type { Tx } from '#domain/db.ts'

/** The visitor who ordered is known by another key from now on. */
export async function moveOrders(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const table of ['orders', 'order_links'] as const)
    await tx.updateTable(table).set({ visitor_key: to }).where('visitor_key', '=', from).execute()
}

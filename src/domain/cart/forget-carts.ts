import type { Tx } from '#domain/db.ts'

/**
 * Deletes baskets whose time is over, ordered ones too: they hold names and addresses, and an order carries all
 * that it needs by itself. At most `limit` at once, so that no run holds many rows; gives how many went.
 */
export async function forgetCarts(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const overdue = tx
    .selectFrom('carts')
    .select('id')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx
    .deleteFrom('carts')
    .where('id', 'in', overdue)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

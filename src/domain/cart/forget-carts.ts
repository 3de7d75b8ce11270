import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'

/** So that no run holds many rows; what is left is the next run's. */
const cartsPerRun = 5_000

export const dueCarts = (now: Date): DueRows => ({
  table: 'carts',
  where: sql`expires_at < ${now}`,
})

/**
 * Deletes baskets whose time is over, ordered ones too: they hold names and addresses, and an order carries all
 * that it needs by itself.
 */
export async function forgetCarts(tx: Tx, now: Date): Promise<void> {
  const overdue = tx
    .selectFrom('carts')
    .select('id')
    .where(dueCarts(now).where)
    .orderBy('expires_at')
    .limit(cartsPerRun)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('carts').where('id', 'in', overdue).execute()
}

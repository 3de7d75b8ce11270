import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** Locks an order, as everything that moves its money does: before companies and the ledger. */
export async function lockOrder(tx: Tx, id: OrderId): Promise<void> {
  await sql`select from orders where id = ${id} for update`.execute(tx)
}

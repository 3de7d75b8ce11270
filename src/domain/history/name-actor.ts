import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/** Who does what the rest of this transaction does. Without a name it is the shop by itself. */
export async function nameActor(tx: Tx, actor: string): Promise<void> {
  await sql`select set_config('shop.actor', ${actor}, true)`.execute(tx)
}

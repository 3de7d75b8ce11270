import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/**
 * Moves all waiting jobs forward by `ms`. The queue goes by the time of its database, so a
 * demonstration that moves its own time brings what waits nearer instead.
 */
export async function bringNearer(tx: Tx, ms: number): Promise<void> {
  await sql`
    update pgboss.job set start_after = start_after - ${ms}::float8 * interval '1 millisecond'
    where state < 'active' and start_after > now()
  `.execute(tx)
}

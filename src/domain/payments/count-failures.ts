import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

/** How many tries of a visitor were refused since then; what they cancelled themselves is no failure. */
export async function countFailures(
  db: Db,
  { visitorKey, since }: { visitorKey: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('visitor_key', '=', visitorKey)
    .where('opened_at', '>', since)
    .where('state', '=', 'refused')
    .where('refusal_reason', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

/** Attempts older than this no longer count (SPEC §8, 2036: "try again later"). */
export const attemptWindowMs = 60 * 60 * 1000

/** How often the visitor tried to pay in the window without succeeding. */
export async function countAttempts(
  db: Db,
  visitor: { visitorKey: string; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('visitor_key', '=', visitor.visitorKey)
    .where('opened_at', '>', new Date(visitor.now.getTime() - attemptWindowMs))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

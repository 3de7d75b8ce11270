import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'

/**
 * Counts something that happens over and over; gives its place in its burst, from 1. A burst ends after `quietMs` without
 * it. The row is deleted with the attempts that are forgotten.
 */
export async function countInBurst(
  one: OneStatement,
  { name, now, quietMs }: { name: string; now: Date; quietMs: number },
): Promise<number> {
  const endsAt = new Date(now.getTime() + quietMs)
  const { count } = await one
    .insertInto('attempts')
    .values({ key: `burst:${name}`, forgotten_at: endsAt, blocked_until: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        forgotten_at: endsAt,
        tries_in_all: sql`case when attempts.forgotten_at <= ${now} then 1 else attempts.tries_in_all + 1 end`,
      }),
    )
    .returning('tries_in_all as count')
    .executeTakeFirstOrThrow()
  return count
}

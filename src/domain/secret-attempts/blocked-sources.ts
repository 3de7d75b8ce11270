import { type SqlBool, sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { rowKey, type SecretAttemptKey } from './secret-attempt-key.ts'

/** Whether it has to wait at this moment. */
export async function isBlocked(db: Db, key: SecretAttemptKey, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('key')
    .where('key', '=', rowKey(key))
    .where('blocked_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export type BlockedSource = {
  /** A keyed hash: the same place is the same name, and no more is known of it. */
  name: string
  triesInAll: number
  blockedUntil: Date
}

const shownOfHash = 12

/** As it is called to the operator. */
export const nameOfSource = (hash: string): string => hash.slice(0, shownOfHash)

/** From where so many card numbers are tried that it has to wait, the busiest first. */
export async function listCardSources(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly BlockedSource[]> {
  const purpose = 'cardSource' satisfies SecretAttemptKey['purpose']
  const rows = await db
    .selectFrom('attempts')
    .select(['key', 'tries_in_all as triesInAll'])
    .select(sql<Date>`blocked_until`.as('blockedUntil'))
    .where('blocked_until', '>', now)
    .where(sql<SqlBool>`starts_with(key, ${`${purpose}:`})`)
    .orderBy('tries_in_all', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ key, ...row }) => ({
    ...row,
    name: nameOfSource(key.slice(purpose.length + 1)),
  }))
}

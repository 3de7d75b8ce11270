import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

/** How many passwords each hash key is needed for, by its name; null where the hash names none. */
export async function countPasswordKeys(
  db: Db,
): Promise<readonly { keyId: string | null; passwords: number }[]> {
  return db
    .selectFrom('accounts')
    .select(sql<string | null>`substring(password_hash from ',keyid=([^$]+)')`.as('keyId'))
    .select(({ fn }) => fn.countAll<number>().as('passwords'))
    .where('password_hash', 'is not', null)
    .groupBy('keyId')
    .orderBy('keyId')
    .execute()
}

import type { Db } from '#domain/db.ts'

/** Which of these keys have moved their value. */
export async function listPosted(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('ledger_transfers')
    .select('key')
    .where('key', 'in', keys)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

/** The batch after the last imported one, and those between the first wanted and it that are not there: the newest first. */
export async function listMissing(
  db: Db,
  { merchantAccount, first, limit }: { merchantAccount: string; first: number; limit: number },
): Promise<readonly number[]> {
  const question = sql<{ batchNumber: number }>`(
    select wanted as "batchNumber"
    from generate_series(
      ${first}::integer,
      greatest(${first}::integer, 1 + coalesce((
        select max(batch_number) from payouts where merchant_account = ${merchantAccount}
      ), 0))
    ) as wanted
    where not exists (
      select from payouts where merchant_account = ${merchantAccount} and batch_number = wanted
    )
  )`.as('missing')
  const rows = await db
    .selectFrom(question)
    .select('batchNumber')
    .orderBy('batchNumber', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ batchNumber }) => batchNumber)
}

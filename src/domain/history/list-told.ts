import type { Db } from '#domain/db.ts'

/** Which of these causes stand in the history. */
export async function listTold(db: Db, causes: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('history')
    .select('cause')
    .where('cause', 'in', causes)
    .$narrowType<{ cause: string }>()
    .execute()
  return rows.map(({ cause }) => cause)
}

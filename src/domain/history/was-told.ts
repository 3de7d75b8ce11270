import type { Db } from '#domain/db.ts'

/** Whether any of these causes stands in the history. */
export async function wasTold(db: Db, causes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('history')
    .select('id')
    .where('cause', 'in', causes)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

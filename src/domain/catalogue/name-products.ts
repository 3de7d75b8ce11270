import type { Db } from '#domain/db.ts'

/** Ids and Dutch titles of all that is sold: for people who type a name and need not be exact. */
export async function nameProducts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select((eb) => ['id', eb.ref('document', '->').key('title').key('nl').as('title')])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

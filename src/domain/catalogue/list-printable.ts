import type { Db } from '#domain/db.ts'
import type { Localized } from '#kernel/language.ts'

/** What a printed card may be of. */
export type Printable = {
  id: string
  title: Localized
  issuer: string
  isChoiceCard: boolean
  isPosted: boolean
}

/** All products that are not archived. */
export async function listPrintable(db: Db): Promise<readonly Printable[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('archived_at', 'is', null)
    .execute()
  return rows.map(({ id, document: { title, issuer, isChoiceCard, physical } }) => ({
    ...{ id, title, issuer, isChoiceCard },
    isPosted: physical !== undefined,
  }))
}

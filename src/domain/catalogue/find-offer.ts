import type { VariationType } from '#domain/catalogue/product.ts'
import type { Db } from '#domain/db.ts'

export type Offer = { isArchived: boolean; forms: readonly VariationType[] }

/** The forms in which the files offer a product, in stock or not. */
export async function findOffer(db: Db, productId: string): Promise<Offer | undefined> {
  const product = await db
    .selectFrom('products')
    .select(['document', 'archived_at'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (product === undefined) return undefined
  const { digital, physical } = product.document
  const forms: readonly VariationType[] = [
    ...(digital === undefined ? [] : (['DIGITAL'] as const)),
    ...(physical === undefined ? [] : (['PHYSICAL'] as const)),
  ]
  return { isArchived: product.archived_at !== null, forms }
}

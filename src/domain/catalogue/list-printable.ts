import type { Product } from '#domain/catalogue/product.ts'
import { findVariation } from '#domain/catalogue/variations.ts'
import type { Db } from '#domain/db.ts'
import type { Localized } from '#kernel/language.ts'

/** What a printed card may be of. */
export type Printable = {
  id: string
  title: Localized
  issuer: string
  isChoiceCard: boolean
  isPosted: boolean
  /** Whether somebody can order it by post at this amount; null is any. Out of stock for a while counts as well. */
  isOffered(amountCents: number | null): boolean
}

/** All products that are not archived. */
export async function listPrintable(db: Db): Promise<readonly Printable[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('archived_at', 'is', null)
    .execute()
  return rows.map(({ id, document }) => {
    const { title, issuer, isChoiceCard, physical } = document
    return {
      ...{ id, title, issuer, isChoiceCard },
      isPosted: physical !== undefined,
      isOffered: (amountCents) => isOfferedByPost(document, amountCents),
    }
  })
}

function isOfferedByPost(product: Product, amountCents: number | null): boolean {
  const { physical } = product
  if (physical === undefined || physical.stock === 'coming') return false
  if (amountCents === null) return true
  const inStock = { ...product, physical: { ...physical, stock: 'available' as const } }
  const choice = { variationType: 'PHYSICAL', amountCents } as const
  return findVariation(inStock, choice).problem === undefined
}

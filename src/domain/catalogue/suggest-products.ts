import type { Product } from '#domain/catalogue/product.ts'
import { rankSimilar } from '#domain/catalogue/rank-similar.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'

const similarCount = 4
const topCountDefault = 4

/** The answer is the same for every visitor of one snapshot; it is dropped with the snapshot. */
const similarBySnapshot = new WeakMap<CatalogueSnapshot, Map<string, readonly Product[]>>()

/**
 * Four products of the same kind that share most with this one, the more popular first among equals; never
 * itself and never one that is out of stock. Popular ones fill up where little is shared.
 */
export function similarProducts(snapshot: CatalogueSnapshot, product: Product): readonly Product[] {
  const known = similarBySnapshot.get(snapshot) ?? new Map<string, readonly Product[]>()
  similarBySnapshot.set(snapshot, known)
  const earlier = known.get(product.id)
  if (earlier !== undefined) return earlier
  const similar = rankSimilar(snapshot, product, similarCount)
  known.set(product.id, similar)
  return similar
}

/** The most popular gift cards that can be bought now, of one category or of the whole shop. */
export function topProducts(
  snapshot: CatalogueSnapshot,
  { categoryId, count = topCountDefault }: { categoryId?: string; count?: number } = {},
): readonly Product[] {
  const base =
    categoryId === undefined
      ? (snapshot.productsByKind.get('GIFTCARD') ?? [])
      : (snapshot.productsByCategory.get(categoryId) ?? [])
  const top: Product[] = []
  for (const product of base) {
    if (top.length === count) break
    if (isOrderable(product)) top.push(product)
  }
  return top
}

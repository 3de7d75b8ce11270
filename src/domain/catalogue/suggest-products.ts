import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'

const similarCount = 4
const topCountDefault = 4

/** A category in common says more than an occasion: nearly every card suits a birthday. */
const categoryWeight = 10

/** What is asked for one snapshot is asked again for every visitor; it dies with the snapshot. */
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
  const similar = rankSimilar(snapshot, product)
  known.set(product.id, similar)
  return similar
}

function rankSimilar(snapshot: CatalogueSnapshot, product: Product): readonly Product[] {
  const candidates = snapshot.productsByKind.get(product.kind) ?? []
  return (
    candidates
      .filter((other) => other.id !== product.id && isOrderable(other))
      .map((other) => ({ other, likeness: likenessOf(product, other) }))
      // The list is in order of popularity and sorting is stable, so that order decides among equals.
      .sort((one, two) => two.likeness - one.likeness)
      .slice(0, similarCount)
      .map(({ other }) => other)
  )
}

const countShared = (ours: readonly string[], theirs: readonly string[]): number =>
  ours.filter((id) => theirs.includes(id)).length

const likenessOf = (one: Product, other: Product): number =>
  countShared(one.categories, other.categories) * categoryWeight +
  countShared(one.occasions, other.occasions)

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

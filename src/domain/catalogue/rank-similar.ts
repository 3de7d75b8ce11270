import type { Product, ProductKind } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'

/** A category in common says more than an occasion: nearly every card suits a birthday. */
const categoryWeight = 10

/** The products that carry the very same terms and can be bought, in the shop's order, by their places in it. */
type Alike = Pick<Product, 'categories' | 'occasions'> & {
  members: { product: Product; place: number }[]
}

/** Made once a snapshot: thousands of products carry some hundreds of combinations of terms. */
const alikeBySnapshot = new WeakMap<CatalogueSnapshot, ReadonlyMap<ProductKind, readonly Alike[]>>()

/**
 * The products of the same kind that share most with this one and can be bought, the more popular first among
 * equals. Combinations of terms are compared, not products, so that ten thousand cost hardly more than hundreds.
 */
export function rankSimilar(
  snapshot: CatalogueSnapshot,
  product: Product,
  count: number,
): readonly Product[] {
  const alike = alikeBySnapshot.get(snapshot) ?? groupAlike(snapshot)
  alikeBySnapshot.set(snapshot, alike)
  const byLikeness = Map.groupBy(alike.get(product.kind) ?? [], (group) =>
    likenessOf(product, group),
  )
  const ranked: Product[] = []
  for (const likeness of [...byLikeness.keys()].sort((one, other) => other - one)) {
    const members = (byLikeness.get(likeness) ?? [])
      // One more than asked, since the product itself may be among them.
      .flatMap((group) => group.members.slice(0, count + 1))
      .sort((one, other) => one.place - other.place)
    for (const member of members) if (member.product.id !== product.id) ranked.push(member.product)
    if (ranked.length >= count) break
  }
  return ranked.slice(0, count)
}

function groupAlike({ productsByKind }: CatalogueSnapshot) {
  return new Map(
    [...productsByKind].map(([kind, products]) => {
      const groups = new Map<string, Alike>()
      for (const [place, product] of products.entries()) {
        if (!isOrderable(product)) continue
        const { categories, occasions } = product
        const key = JSON.stringify([categories.toSorted(), occasions.toSorted()])
        const group = groups.get(key) ?? { categories, occasions, members: [] }
        group.members.push({ product, place })
        groups.set(key, group)
      }
      return [kind, [...groups.values()]]
    }),
  )
}

const likenessOf = (product: Product, group: Alike): number =>
  countShared(product.categories, group.categories) * categoryWeight +
  countShared(product.occasions, group.occasions)

const countShared = (ours: readonly string[], theirs: readonly string[]): number =>
  ours.filter((id) => theirs.includes(id)).length

import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/**
 * A catalogue whose products are those that `change` makes of each, test gift cards too. The same
 * snapshot gives the same change, and itself where nothing is changed.
 */
export function changedCatalogue(
  catalogue: Catalogue,
  change: (product: Product) => readonly Product[],
): Catalogue {
  const changed = new WeakMap<CatalogueSnapshot, CatalogueSnapshot>()
  return {
    current: () => {
      const whole = catalogue.current()
      const made = changed.get(whole) ?? changeAll(whole, change)
      changed.set(whole, made)
      return made
    },
  }
}

function changeAll(
  whole: CatalogueSnapshot,
  change: (product: Product) => readonly Product[],
): CatalogueSnapshot {
  const before = [...whole.productById.values()]
  const products = before.flatMap(change)
  const isSame =
    products.length === before.length && products.every((one, at) => one === before[at])
  return isSame ? whole : buildSnapshot(whole.version, { ...whole, products })
}

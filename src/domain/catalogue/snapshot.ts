import type { Category, Product } from '#domain/catalogue/product.ts'

/**
 * Everything that is sold, immutable, in memory: built from the database at start and again when
 * `catalogue` is notified. Browsing and search touch no database (DESIGN §6).
 */
export type CatalogueSnapshot = {
  /** Changes with every import; page caches carry it. */
  version: string
  /** In the order of the shop's list: popularity, then title. Archived products are not in it. */
  products: readonly Product[]
  productById: ReadonlyMap<string, Product>
  categories: readonly Category[]
  categoryByUrl: ReadonlyMap<string, Category>
  productsByCategory: ReadonlyMap<string, readonly Product[]>
}

/** A live view: `current()` always gives the newest snapshot, whole. */
export type Catalogue = { current(): CatalogueSnapshot }

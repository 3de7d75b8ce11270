import type { Brand } from '#domain/catalogue/brands.ts'
import type { Category, Product, ProductKind } from '#domain/catalogue/product.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'

/** A file of content/catalogue/artwork, with the hash of what it holds. */
export type Picture = { image: string; imageHash: string }

/**
 * Everything that is sold, immutable, in memory: built from the database at start and again when
 * `catalogue` is notified. Browsing and search touch no database.
 */
export type CatalogueSnapshot = {
  /** Changes with the content, so page caches carry it: the same content has the same version everywhere. */
  version: string
  /** In the order of the shop's list: popularity, then title. Neither archived products nor test gift cards are in it. */
  products: readonly Product[]
  /** With test gift cards, which stand in no list and are found by nothing else. */
  productById: ReadonlyMap<string, Product>
  /** Pictures of all products, of what is behind them and of categories, by the name of the file. */
  pictureByName: ReadonlyMap<string, Picture>
  productsByKind: ReadonlyMap<ProductKind, readonly Product[]>
  categories: readonly Category[]
  categoryByUrl: ReadonlyMap<string, Category>
  productsByCategory: ReadonlyMap<string, readonly Product[]>
  /** By id of the moment of giving; every moment has its list. */
  productsByMoment: ReadonlyMap<string, readonly Product[]>
  /** From A to Z. */
  brands: readonly Brand[]
  brandById: ReadonlyMap<string, Brand>
  terms: ReadonlyMap<Vocabulary, readonly TaxonomyTerm[]>
  /** Products that are no longer sold, each with the category it stood in first. */
  archived: ReadonlyMap<string, string | undefined>
}

/** A live view: `current()` always gives the newest snapshot, whole. */
export type Catalogue = { current(): CatalogueSnapshot }

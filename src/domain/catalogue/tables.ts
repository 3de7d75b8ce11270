import type { Generated } from 'kysely'
import type { Category, Product, VariationType } from '#domain/catalogue/product.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'
import type { Json } from '#domain/columns.ts'

type ProductsTable = {
  id: string
  sku: string
  document: Json<Product>
  content_hash: string
  archived_at: Date | null
  updated_at: Generated<Date>
}

type CategoriesTable = { id: string; document: Json<Category> }

type TaxonomyTermsTable = {
  vocabulary: Exclude<Vocabulary, 'giftcard_categories'>
  id: string
  position: number
  document: Json<TaxonomyTerm>
}

type CatalogueStateTable = { id: 'catalogue'; version: string; imported_at: Date | null }

type StockStopsTable = {
  product_id: string
  variation_type: VariationType
  reason: string
  stopped_at: Date
}

/** The tables of catalogue, as the migrations make them. */
export type CatalogueTables = {
  products: ProductsTable
  categories: CategoriesTable
  taxonomy_terms: TaxonomyTermsTable
  catalogue_state: CatalogueStateTable
  stock_stops: StockStopsTable
}

import { sql } from 'kysely'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import { createPartInterner } from '#domain/catalogue/intern-parts.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { applyStockStops, listStockStops, versionWithStops } from '#domain/catalogue/stock-stops.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'
import type { Db } from '#domain/db.ts'

/** Tells whether a snapshot is the newest, for two small statements. */
export async function loadCatalogueVersion(db: Db): Promise<string> {
  return versionWithStops(await loadImportVersion(db), await listStockStops(db))
}

async function loadImportVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('catalogue_state')
    .select('version')
    .where('id', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  return version
}

/**
 * The whole catalogue as it stands, less what the operator took off sale. Its version is read first: should an import commit in between, the snapshot
 * is newer than it says and the notification brings it again, instead of staying older than it says.
 */
export async function loadSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const version = await loadImportVersion(db)
  const products = await loadProducts(db)
  const categories = await db.selectFrom('categories').select('document').execute()
  const stops = await listStockStops(db)
  return buildSnapshot(versionWithStops(version, stops), {
    products: applyStockStops(products, stops),
    categories: categories.map(({ document }) => document),
    terms: await loadTerms(db),
    archived: await loadArchived(db),
  })
}

/** As many as the embedded engine hands over without growing for good. */
const batchSize = 1000

async function loadProducts(db: Db): Promise<readonly Product[]> {
  const internParts = createPartInterner()
  const products: Product[] = []
  for (let after = ''; ; after = products.at(-1)?.id ?? '') {
    const rows = await db
      .selectFrom('products')
      .select('document')
      .where('archived_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { document } of rows) products.push(internParts(document))
    if (rows.length < batchSize) return products
  }
}

async function loadTerms(db: Db): Promise<ReadonlyMap<Vocabulary, readonly TaxonomyTerm[]>> {
  const rows = await db
    .selectFrom('taxonomy_terms')
    .select(['vocabulary', 'document'])
    .orderBy('vocabulary')
    .orderBy('position')
    .execute()
  const terms = new Map<Vocabulary, TaxonomyTerm[]>()
  for (const { vocabulary, document } of rows)
    terms.set(vocabulary, [...(terms.get(vocabulary) ?? []), document])
  return terms
}

async function loadArchived(db: Db): Promise<CatalogueSnapshot['archived']> {
  const rows = await db
    .selectFrom('products')
    .select(['id', sql<string | null>`document->'categories'->>0`.as('category')])
    .where('archived_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, category }) => [id, category ?? undefined]))
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { announceCatalogue } from '#domain/catalogue/announce-catalogue.ts'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { Tx } from '#domain/db.ts'

export type CatalogueImport = {
  version: string
  /** False when the database already held exactly this content; then nothing was written or announced. */
  isChanged: boolean
  added: number
  changed: number
  archived: number
}

type ProductRow = { id: string; sku: string; document: string; contentHash: string }

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Brings the database to the content of the files. Importing the same files again writes nothing. A product that
 * vanished from them is archived and comes back when they bring it back. The number of statements is the same
 * for ten products and ten thousand. Holds the one row of `catalogue_state`, so imports wait for each other.
 * `besides` is a hash of whatever else the caller writes under the same version.
 */
export async function importCatalogue(
  tx: Tx,
  content: CatalogueContent,
  besides = '',
): Promise<CatalogueImport> {
  const rows = content.products.map((product): ProductRow => {
    const document = JSON.stringify(product)
    return { id: product.id, sku: product.sku, document, contentHash: hash(document) }
  })
  const version = versionOf(rows, content, besides)
  const state = await tx
    .selectFrom('catalogue_state')
    .select('version')
    .where('id', '=', 'catalogue')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state.version === version)
    return { version, isChanged: false, added: 0, changed: 0, archived: 0 }

  const archived = await archiveAllBut(tx, rows)
  const counts = await writeProducts(tx, rows)
  await writeCategories(tx, content)
  await writeTerms(tx, content)
  await tx
    .updateTable('catalogue_state')
    .set({ version, imported_at: sql<Date>`now()` })
    .where('id', '=', 'catalogue')
    .execute()
  await announceCatalogue(tx, version)
  return { version, isChanged: true, archived, ...counts }
}

function versionOf(
  rows: readonly ProductRow[],
  content: CatalogueContent,
  besides: string,
): string {
  const products = rows.map(({ id, contentHash }) => `${id}:${contentHash}`).sort()
  return hash(JSON.stringify([products, content.categories, [...content.terms], besides]))
}

async function archiveAllBut(tx: Tx, rows: readonly ProductRow[]): Promise<number> {
  const result = await tx
    .updateTable('products')
    .set({ archived_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('archived_at', 'is', null)
    .where((eb) => eb.not(eb('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::text[])`)))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** One statement for all that differ or were archived; the others are not even sent. */
async function writeProducts(
  tx: Tx,
  all: readonly ProductRow[],
): Promise<{ added: number; changed: number }> {
  const known = await tx
    .selectFrom('products')
    .select(['id', 'content_hash as contentHash', 'archived_at as archivedAt'])
    .execute()
  const knownById = new Map(known.map((row) => [row.id, row]))
  const rows = all.filter(({ id, contentHash }) => {
    const row = knownById.get(id)
    return row?.contentHash !== contentHash || row.archivedAt !== null
  })
  if (rows.length > 0)
    await sql`
      insert into products (id, sku, document, content_hash)
      select id, sku, document::jsonb, content_hash from unnest(
        ${rows.map(({ id }) => id)}::text[],
        ${rows.map(({ sku }) => sku)}::text[],
        ${rows.map(({ document }) => document)}::text[],
        ${rows.map(({ contentHash }) => contentHash)}::text[]
      ) as given (id, sku, document, content_hash)
      on conflict (id) do update set
        sku = excluded.sku,
        document = excluded.document,
        content_hash = excluded.content_hash,
        archived_at = null,
        updated_at = now()
    `.execute(tx)
  const added = rows.filter(({ id }) => !knownById.has(id)).length
  return { added, changed: rows.length - added }
}

/** Nothing that was ordered points at a category or a term, so these are simply replaced. */
async function writeCategories(tx: Tx, { categories }: CatalogueContent): Promise<void> {
  await tx.deleteFrom('categories').execute()
  if (categories.length === 0) return
  await tx
    .insertInto('categories')
    .values(categories.map((category) => ({ id: category.id, document: JSON.stringify(category) })))
    .execute()
}

async function writeTerms(tx: Tx, { terms }: CatalogueContent): Promise<void> {
  await tx.deleteFrom('taxonomy_terms').execute()
  const rows = [...terms].flatMap(([vocabulary, list]) =>
    vocabulary === 'giftcard_categories'
      ? []
      : list.map((term, position) => ({
          vocabulary,
          id: term.id,
          position,
          document: JSON.stringify(term),
        })),
  )
  if (rows.length > 0) await tx.insertInto('taxonomy_terms').values(rows).execute()
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { type CatalogueImport, importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import type { DocumentKind } from '#domain/content/tables.ts'
import type { Tx } from '#domain/db.ts'

/** All of content/ that the shop keeps in its database. */
export type ShopContent = {
  catalogue: CatalogueContent
  documents: ContentDocuments
  /** What the search knows, by name: only the search can read it. */
  search?: Readonly<Record<string, object>> | undefined
}

export type ContentImport = CatalogueImport & {
  /** Queues, pages, campaigns, redirects and search words that are new, different or gone. */
  documents: number
}

type Row = { kind: DocumentKind; id: string; document: string }

/**
 * Brings the database to the content of the files: what is sold, the pages that speak of it and the words that find it, in one
 * transaction and under one version. A process that hears of it shows both new or both old.
 */
export async function importContent(
  tx: Tx,
  { catalogue, documents, search = {} }: ShopContent,
): Promise<ContentImport> {
  const words = Object.entries(search).map(([id, document]) => rowOf('search', id, document))
  const rows = [...rowsOf(documents), ...words]
  const besides = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const done = await importCatalogue(tx, catalogue, besides)
  return { ...done, documents: done.isChanged ? await writeDocuments(tx, rows) : 0 }
}

const rowsOf = ({
  queues,
  landingPages,
  informationPages,
  campaigns,
  redirects,
}: ContentDocuments): readonly Row[] => [
  ...queues.map((queue) => rowOf('queue', queue.id, queue)),
  ...landingPages.map((page) => rowOf('landingPage', page.id, page)),
  ...informationPages.map((page) => rowOf('informationPage', page.id, page)),
  ...campaigns.map((campaign) => rowOf('campaign', campaign.id, campaign)),
  ...redirects.map((redirect) => rowOf('redirect', redirect.from, redirect)),
]

const rowOf = (kind: Row['kind'], id: string, document: object): Row => ({
  kind,
  id,
  document: JSON.stringify(document),
})

/** Two statements, however many there are; rows that say the same already are left alone. */
async function writeDocuments(tx: Tx, rows: readonly Row[]): Promise<number> {
  const kinds = rows.map(({ kind }) => kind)
  const ids = rows.map(({ id }) => id)
  const gone = await sql`
    delete from content_documents as held where not exists (
      select from unnest(${kinds}::text[], ${ids}::text[]) as given (kind, id)
      where given.kind = held.kind and given.id = held.id
    ) returning held.id
  `.execute(tx)
  const written = await sql`
    insert into content_documents (kind, id, document)
    select kind, id, document::jsonb from unnest(
      ${kinds}::text[], ${ids}::text[], ${rows.map(({ document }) => document)}::text[]
    ) as given (kind, id, document)
    on conflict (kind, id) do update set document = excluded.document
    where content_documents.document <> excluded.document
    returning id
  `.execute(tx)
  return gone.rows.length + written.rows.length
}

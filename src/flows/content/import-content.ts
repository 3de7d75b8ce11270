import { createHash } from 'node:crypto'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { type CatalogueImport, importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import { writeDocuments } from '#domain/content/write-documents.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import { writeSearchContent } from '#domain/search/write-search-content.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** All of content/ that the shop keeps in its database. */
type ContentToImport = {
  catalogue: CatalogueContent
  documents: ContentDocuments
  search: SearchContent
}

export type ContentImport = CatalogueImport & {
  /** Queues, pages, campaigns and redirects that are new, different or gone, and the words of the search. */
  documents: number
}

/**
 * Brings the database to the content of the files: what is sold, the pages that speak of it and the words that find it, in one
 * transaction and under one version. A process that hears of it shows both new or both old.
 */
export const importContent = (
  { db }: Pick<Deps, 'db'>,
  { catalogue, documents, search }: ContentToImport,
): Promise<ContentImport> =>
  db.transaction().execute(async (tx) => {
    const besides = createHash('sha256')
      .update(JSON.stringify([documents, search]))
      .digest('hex')
    const done = await importCatalogue(tx, catalogue, besides)
    if (!done.isChanged) return { ...done, documents: 0 }
    const pages = await writeDocuments(tx, documents)
    const isSearchChanged = await writeSearchContent(tx, search)
    return { ...done, documents: pages + (isSearchChanged ? 1 : 0) }
  })

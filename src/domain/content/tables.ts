import type { ColumnType } from 'kysely'
import type { BlockQueue, LandingPage } from '#domain/content/content.ts'

type ContentDocumentsTable = {
  kind: 'queue' | 'landingPage'
  id: string
  /** Read as an object and written as JSON text. */
  document: ColumnType<BlockQueue | LandingPage, string, string>
}

/** The tables of content, as the migrations make them. */
export type ContentTables = { content_documents: ContentDocumentsTable }

import type { ColumnType } from 'kysely'
import type { Article, BlogSubject } from '#domain/content/article.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import type { BlockQueue, LandingContent } from '#domain/content/content.ts'
import type { InformationPage } from '#domain/content/information-page.ts'
import type { Redirect } from '#domain/content/redirect.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'

export type ContentKind =
  | ('queue' | 'landingPage' | 'informationPage' | 'campaign' | 'redirect')
  | ('promotion' | 'article' | 'blogSubject')

type ContentDocumentsTable = {
  kind: ContentKind
  id: string
  /** Read as an object and written as JSON text. */
  document: ColumnType<
    | (BlockQueue | LandingContent | InformationPage | Campaign | Redirect | Promotion)
    | (Article | BlogSubject),
    string,
    string
  >
}

/** The tables of content, as the migrations make them. */
export type ContentTables = { content_documents: ContentDocumentsTable }

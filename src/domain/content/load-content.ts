import type { Article, BlogSubject } from '#domain/content/article.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import type { BlockQueue, ContentDocuments, LandingContent } from '#domain/content/content.ts'
import type { InformationPage } from '#domain/content/information-page.ts'
import type { Redirect } from '#domain/content/redirect.ts'
import type { ContentKind } from '#domain/content/tables.ts'
import type { Db } from '#domain/db.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { withoutUsedUp } from '#domain/promotions/without-used-up.ts'

/** All documents as they stand, by id. */
export async function loadContent(db: Db): Promise<ContentDocuments> {
  const rows = await db
    .selectFrom('content_documents')
    .select(['kind', 'document'])
    .orderBy('id')
    .execute()
  const ofKind = (kind: ContentKind) =>
    rows.filter((row) => row.kind === kind).map(({ document }) => document)
  return {
    queues: ofKind('queue') as BlockQueue[],
    landingPages: ofKind('landingPage') as LandingContent[],
    informationPages: ofKind('informationPage') as InformationPage[],
    campaigns: ofKind('campaign') as Campaign[],
    redirects: ofKind('redirect') as Redirect[],
    promotions: await withoutUsedUp(db, ofKind('promotion') as Promotion[]),
    articles: ofKind('article') as Article[],
    blogSubjects: ofKind('blogSubject') as BlogSubject[],
  }
}

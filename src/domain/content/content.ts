import { type Article, type BlogSubject, byDate } from '#domain/content/article.ts'
import type { Block, VideoContent } from '#domain/content/block.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import type { InformationPage } from '#domain/content/information-page.ts'
import type { PageHead } from '#domain/content/page-head.ts'
import type { Redirect } from '#domain/content/redirect.ts'
import { isWithin, nextDayOf } from '#domain/period.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Localized } from '#kernel/language.ts'

/** Blocks one below the other; a page asks for them by the queue's id. */
export type BlockQueue = { id: string; blocks: readonly Block[] }

/** A page of its own at /{id}/ (SPEC §2, the catch-all). */
export type LandingContent = PageHead & {
  id: string
  /** In crumbs and where other pages lead here. */
  title: Localized
  blocks: readonly Block[]
}

/** Everything that the files say, whatever the day is. */
export type ContentDocuments = {
  queues: readonly BlockQueue[]
  landingPages: readonly LandingContent[]
  informationPages: readonly InformationPage[]
  campaigns: readonly Campaign[]
  redirects: readonly Redirect[]
  promotions: readonly Promotion[]
  articles: readonly Article[]
  blogSubjects: readonly BlogSubject[]
}

/** What is shown now, in memory: no request reads a file or the database for it. */
export type ContentSnapshot = {
  queues: ReadonlyMap<string, BlockQueue>
  landingPages: ReadonlyMap<string, LandingContent>
  /** By their address in Dutch. */
  informationPages: ReadonlyMap<string, InformationPage>
  /** Those of today. */
  campaigns: readonly Campaign[]
  /** Those of today whose budget is not used up. */
  promotions: readonly Promotion[]
  /** Articles of today and before by id, the newest first. */
  articles: ReadonlyMap<string, Article>
  /** In the order of their list. */
  blogSubjects: ReadonlyMap<string, BlogSubject>
  /** By the address that is no more. */
  redirects: ReadonlyMap<string, Redirect>
  /** When another day begins: periods open and close, days are counted. Nothing that was made of this is kept longer. */
  changesAt: Date
}

/** A live view: `current()` always gives what is shown now. */
export type Content = { current(): ContentSnapshot }

/** Leaves out what has its day before or after now. */
export function openContent(
  { queues, landingPages, informationPages, ...documents }: ContentDocuments,
  now: Date,
): ContentSnapshot {
  return {
    queues: new Map(queues.map((queue) => [queue.id, withoutClosed(queue, now)])),
    landingPages: new Map(landingPages.map((page) => [page.id, withoutClosed(page, now)])),
    informationPages: new Map(informationPages.map((page) => [page.path, page])),
    campaigns: documents.campaigns.filter(({ period }) => isWithin(period, now)),
    promotions: documents.promotions.filter(({ period }) => isWithin(period, now)),
    articles: new Map(
      documents.articles
        .filter(({ date }) => isWithin({ from: date, until: undefined }, now))
        .toSorted(byDate)
        .map((article) => [article.id, article]),
    ),
    blogSubjects: new Map(
      documents.blogSubjects
        .toSorted((one, other) => one.position - other.position)
        .map((subject) => [subject.id, subject]),
    ),
    redirects: new Map(documents.redirects.map((redirect) => [redirect.from, redirect])),
    changesAt: nextDayOf(now),
  }
}

const withoutClosed = <Holder extends { blocks: readonly Block[] }>(
  holder: Holder,
  now: Date,
): Holder => ({
  ...holder,
  blocks: holder.blocks.filter(({ period }) => period === undefined || isWithin(period, now)),
})

/** The blocks with a film that any page of today shows. */
export const videoBlocksOf = ({
  queues,
  landingPages,
}: Pick<ContentSnapshot, 'queues' | 'landingPages'>): readonly VideoContent[] =>
  [...queues.values(), ...landingPages.values()]
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.blockType === 'video')

import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Content } from '#domain/content/content.ts'
import { subjectsInUse } from '#domain/content/list-articles.ts'
import type { PageHead } from '#domain/content/page-head.ts'
import { screenLanguagesOf } from '#domain/storefronts/languages.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { pageLifetimeMs } from '#server/pages/pages.ts'
import type { ResponseCache } from '#server/pages/response-cache.ts'
import { fileCacheControl, sendPublic } from '#server/pages/send-public.ts'
import { registerBlogFeeds } from './blog-feed.ts'
import { writeRobots } from './robots.ts'
import { registerSharePictures } from './share-pictures.ts'
import { type SitemapParts, writeSitemap } from './sitemap.ts'

export type Seo = {
  home: string
  origin: string
  catalogue: Catalogue
  content: Content
  storefront: Storefront
  cache: ResponseCache
  now: () => number
}

/** Serves search engines, feed readers and places that show links. */
export function registerSeo(app: FastifyInstance, parts: Seo): void {
  const { origin, catalogue, content, storefront, cache, now } = parts
  const isHidden = storefront.toggles.hardcodeNoindexNofollow
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', fileCacheControl(false))
      .send(writeRobots({ origin, isHidden })),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    if (isHidden) return reply.code(404).type('text/plain').send('This shop has no sitemap.')
    const { generation } = cache
    const snapshot = catalogue.current()
    const languages = screenLanguagesOf(storefront)
    const { countryCode } = storefront
    const text = writeSitemap({ origin, countryCode, languages, snapshot, ...kept(content) })
    reply.type('application/xml; charset=utf-8').header('cache-control', fileCacheControl(false))
    const keep = { cache, generation, expiresAt: now() + pageLifetimeMs }
    return sendPublic(request, reply, { body: Buffer.from(text), keep })
  })
  registerBlogFeeds(app, parts)
  registerSharePictures(app, parts)
}

type Shown = Pick<SitemapParts, 'origin' | 'countryCode' | 'languages' | 'snapshot'>

/** Of what editors wrote, the pages that search engines may keep. */
function kept(content: Content): Omit<SitemapParts, keyof Shown> {
  const shown = content.current()
  const { landingPages, informationPages, articles } = shown
  const isKept = ({ noindex }: PageHead): boolean => noindex !== true
  return {
    landingPages: [...landingPages.values()].filter(isKept).map(({ id }) => id),
    informationPages: [...informationPages.values()].filter(isKept).map(({ path }) => path),
    articles: [...articles.values()].filter(isKept).map(({ id }) => id),
    blogSubjects: subjectsInUse(shown).map(({ subject }) => subject.id),
  }
}

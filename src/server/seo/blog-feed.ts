import type { FastifyInstance } from 'fastify'
import type { Article } from '#domain/content/article.ts'
import type { Content } from '#domain/content/content.ts'
import { screenLanguagesOf } from '#domain/storefronts/languages.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { blogTexts } from '#i18n/texts/blog.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { blogFeedPath } from '#kernel/blog-feed.ts'
import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'

import { pageLifetimeMs } from '#server/pages/pages.ts'
import type { ResponseCache } from '#server/pages/response-cache.ts'
import { fileCacheControl, sendPublic } from '#server/pages/send-public.ts'

const texts = strictTexts(blogTexts)

type Feeds = {
  origin: string
  content: Content
  storefront: Storefront
  cache: ResponseCache
  now: () => number
}

/** The feed of each language: /blog/feed.xml, /en/blog/feed.xml. */
export function registerBlogFeeds(app: FastifyInstance, feeds: Feeds): void {
  const { origin, content, storefront, cache, now } = feeds
  for (const language of screenLanguagesOf(storefront))
    app.get(blogFeedPath(language), async (request, reply) => {
      const { generation } = cache
      const { name } = storefront
      const text = writeBlogFeed({
        origin,
        language,
        author: name,
        title: texts(language)('feedTitle', { shop: name }),
        articles: [...content.current().articles.values()],
      })
      reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', fileCacheControl(false))
      const keep = { cache, generation, expiresAt: now() + pageLifetimeMs }
      return sendPublic(request, reply, { body: Buffer.from(text), keep })
    })
}

/** Number of articles that readers of feeds show. */
const feedLength = 20

type FeedParts = {
  origin: string
  language: Language
  /** Name of the shop, and what its blog is called. */
  author: string
  title: string
  /** The newest first. */
  articles: readonly Article[]
}

/** The blog for readers of feeds (Atom, RFC 4287). */
export function writeBlogFeed({ origin, language, author, title, articles }: FeedParts): string {
  const paths = pathsOf(language)
  const self = `${origin}${blogFeedPath(language)}`
  const home = `${origin}${paths.blog()}`
  const entries = articles.slice(0, feedLength).map((article) => {
    const address = `${origin}${paths.article(article.id)}`
    const moment = momentOf(article.date)
    return html`
<entry>
  <title>${article.title[language]}</title>
  <link href="${address}"/>
  <id>${address}</id>
  <published>${moment}</published>
  <updated>${moment}</updated>
  <summary>${article.description[language]}</summary>
</entry>`
  })
  const [newest] = articles
  const updated = momentOf(newest?.date ?? '2025-01-01')
  return `<?xml version="1.0" encoding="UTF-8"?>
${
  html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${title}</title>
<link href="${home}"/>
<link rel="self" type="application/atom+xml" href="${self}"/>
<id>${home}</id>
<updated>${updated}</updated>
<author><name>${author}</name></author>${entries}
</feed>`.text
}
`
}

/** The morning of the day, when the shop opens. */
const momentOf = (date: string): string =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: shopTimeZone, plainTime: '09:00' })
    .toString({ timeZoneName: 'never' })

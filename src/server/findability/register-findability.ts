import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import { screenLanguagesOf } from '#domain/storefronts/spoken.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { pageLifetimeMs } from '../pages/pages.ts'
import type { ResponseCache } from '../pages/response-cache.ts'
import { fileCacheControl, sendPublic } from '../pages/send-public.ts'
import { writeRobots } from './robots.ts'
import { registerSharePictures } from './share-pictures.ts'
import { writeSitemap } from './sitemap.ts'

export type Findability = {
  home: string
  origin: string
  catalogue: Catalogue
  storefront: Storefront
  cache: ResponseCache
  now: () => number
}

/** What search engines and places that show links ask for: robots.txt, sitemap.xml and pictures. */
export function registerFindability(app: FastifyInstance, parts: Findability): void {
  const { origin, catalogue, storefront, cache, now } = parts
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
    const text = writeSitemap({ origin, countryCode, languages, snapshot })
    reply.type('application/xml; charset=utf-8').header('cache-control', fileCacheControl(false))
    const keep = { cache, generation, expiresAt: now() + pageLifetimeMs }
    return sendPublic(request, reply, { body: Buffer.from(text), keep })
  })
  registerSharePictures(app, parts)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Content } from '#domain/content/content.ts'
import { digitalWrappers } from '#kernel/wrapper.ts'
import { createCardPictures } from '#platform/pictures/card-pictures.ts'
import { etagOf } from './compress.ts'
import type { ResponseCache } from './response-cache.ts'
import { fileCacheControl, sendPublic } from './send-public.ts'

const yearMs = 365 * 24 * 3600 * 1000

/**
 * Files of the build carry a hash in their name, and one route serves all of them: a route for each would take a start of the
 * shop a quarter of a second. The few that stand beside them carry none, and pages come after them.
 */
export async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  const served = { preCompressed: true, index: false as const, cacheControl: false }
  await app.register(fastifyStatic, {
    ...served,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => {
      reply.header('cache-control', fileCacheControl(true))
    },
  })
  await app.register(fastifyStatic, {
    ...served,
    root: clientFolder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', fileCacheControl(false))
    },
  })
}

/** Browsers and phones guess names and sizes of an icon that no page names: each leads to the one that there is. */
export function registerTouchIcons(app: FastifyInstance): void {
  app.get('/apple-touch-icon-:size.png', async (_request, reply) =>
    reply.header('cache-control', fileCacheControl(false)).redirect('/apple-touch-icon.png', 301),
  )
}

/**
 * Our own films with posters and captions: /films/{file}. Browsers ask for parts of a film, so that it starts at
 * once and can be wound on: ranges are answered.
 */
export async function registerFilms(app: FastifyInstance, home: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(home, 'content', 'catalogue', 'films'),
    prefix: '/films/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', fileCacheControl(false))
      // A poster is a drawing, and opened by itself it must not be able to do more.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    },
  })
}

export type Pictures = {
  home: string
  catalogue: Catalogue
  content: Content
  cache: ResponseCache
  now: () => number
}

/** Drawings of the shop: cards and categories, parcels, articles, logos. */
export function registerPictures(app: FastifyInstance, pictures: Pictures): void {
  registerCardPictures(app, pictures)
  registerWrapperPictures(app, pictures)
  registerArticleDrawings(app, pictures)
  registerLogos(app, pictures)
}

type PictureRequest = FastifyRequest<{ Params: { file: string }; Querystring: { v?: string } }>

/**
 * Pictures of cards and categories: /cards/{file}.svg for screens and .png for mails, with ?v={hash}. With the hash of today they may be
 * kept for ever. Mail readers and the mailbox's sandboxed frame show them too, hence cross-origin.
 */
function registerCardPictures(app: FastifyInstance, pictures: Pictures): void {
  const folder = join(pictures.home, 'content', 'catalogue', 'artwork')
  const drawings = createCardPictures(folder)
  app.get('/cards/:file', async (request: PictureRequest, reply) => {
    const file = basename(request.params.file)
    const image = file.replace(/\.png$/, '.svg')
    const artwork = pictures.catalogue.current().pictureByName.get(image)
    const path = join(folder, image)
    if (artwork === undefined || !existsSync(path)) return sendNothing(reply)
    const isCurrent = request.query.v === artwork.imageHash
    if (file.endsWith('.png')) {
      return sendPicture(
        reply.type('image/png'),
        Buffer.from(await drawings.png(artwork)),
        isCurrent,
      )
    }
    return sendDrawing(request, reply, { ...pictures, body: readFileSync(path), isCurrent })
  })
}

/**
 * Wrapped parcels: /wrappers/{wrapper}.png for mails, .svg for screens, and -{part}.svg of what moves when it is unwrapped. They
 * change with a release only.
 */
function registerWrapperPictures(app: FastifyInstance, pictures: Pictures): void {
  const folder = join(pictures.home, 'content', 'wrappers')
  const drawings = createCardPictures(folder)
  const names = new Set(readdirSync(folder))
  app.get('/wrappers/:file', async (request: PictureRequest, reply) => {
    const { file } = request.params
    if (names.has(file)) {
      const body = readFileSync(join(folder, file))
      return sendDrawing(request, reply, { ...pictures, body, isCurrent: false })
    }
    const wrapper = digitalWrappers.find((one) => `${one}.png` === file)
    if (wrapper === undefined) return sendNothing(reply)
    const picture = await drawings.png({ image: `${wrapper}.svg`, imageHash: '' })
    return sendPicture(reply.type('image/png'), Buffer.from(picture), false)
  })
}

/** Drawings of articles: /drawings/{article}.svg, with ?v={hash}. */
function registerArticleDrawings(app: FastifyInstance, pictures: Pictures): void {
  const folder = join(pictures.home, 'content', 'blog', 'drawings')
  app.get('/drawings/:file', async (request: PictureRequest, reply) => {
    const file = basename(request.params.file)
    const article = pictures.content.current().articles.get(file.replace(/\.svg$/, ''))
    const path = join(folder, file)
    if (article === undefined || !file.endsWith('.svg') || !existsSync(path))
      return sendNothing(reply)
    const isCurrent = request.query.v === article.drawingHash
    return sendDrawing(request, reply, { ...pictures, body: readFileSync(path), isCurrent })
  })
}

/** Logos of the storefronts: /logos/{file}. */
function registerLogos(app: FastifyInstance, pictures: Pictures): void {
  const folder = join(pictures.home, 'content', 'storefronts', 'logos')
  app.get('/logos/:file', async (request: PictureRequest, reply) => {
    const path = join(folder, basename(request.params.file))
    if (!path.endsWith('.svg') || !existsSync(path)) return sendNothing(reply)
    return sendDrawing(request, reply, { ...pictures, body: readFileSync(path), isCurrent: false })
  })
}

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('There is no such picture.')

const sendPicture = (reply: FastifyReply, body: Buffer, isCurrent: boolean): FastifyReply =>
  reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', fileCacheControl(isCurrent))
    .header('etag', etagOf(body))
    .send(body)

type Drawing = Pick<Pictures, 'cache' | 'now'> & { body: Buffer; isCurrent: boolean }

async function sendDrawing(
  request: PictureRequest,
  reply: FastifyReply,
  { body, isCurrent, cache, now }: Drawing,
): Promise<FastifyReply> {
  const { generation } = cache
  reply.type('image/svg+xml; charset=utf-8')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('cache-control', fileCacheControl(isCurrent))
  const isKept = isCurrent && request.method === 'GET'
  const keep = isKept ? { cache, generation, expiresAt: now() + yearMs } : undefined
  return sendPublic(request, reply, { body, keep })
}

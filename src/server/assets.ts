import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import { compressToKeep, etagOf } from './pages/compress.ts'
import { chooseEncoding, type ResponseCache } from './pages/response-cache.ts'

const yearMs = 365 * 24 * 3600 * 1000

/** Files of the build carry a hash in their name; whatever else stands beside them does not. */
export async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${clientFolder}/assets/`)
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

export type CardPictures = {
  artworkFolder: string
  catalogue: Catalogue
  cache: ResponseCache
  now: () => number
}

/** Card pictures: /cards/{file}?v={hash}. With the hash of today they may be kept for ever. */
export function registerCardPictures(app: FastifyInstance, pictures: CardPictures): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/cards/:file',
    async (request, reply) => sendPicture(request, reply, pictures),
  )
}

async function sendPicture(
  request: FastifyRequest<{ Params: { file: string }; Querystring: { v?: string } }>,
  reply: FastifyReply,
  { artworkFolder, catalogue, cache, now }: CardPictures,
): Promise<FastifyReply> {
  const file = basename(request.params.file)
  const product = catalogue.current().products.find(({ image }) => image === file)
  const path = join(artworkFolder, file)
  if (product === undefined || !existsSync(path)) {
    return reply.code(404).type('text/plain').send('There is no such picture.')
  }
  const body = readFileSync(path)
  const isCurrent = request.query.v === product.imageHash
  const etag = etagOf(body)
  reply.header('content-type', 'image/svg+xml; charset=utf-8')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  reply.header(
    'cache-control',
    isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  )
  reply.header('vary', 'accept-encoding')
  reply.header('etag', etag)
  const bodies = await compressToKeep(body)
  if (isCurrent && request.method === 'GET') {
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
      name,
      String(value),
    ])
    cache.store(request.url, { etag, headers, bodies, expiresAt: now() + yearMs }, cache.generation)
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressToKeep, etagOf } from './compress.ts'
import { chooseEncoding, type ResponseCache } from './response-cache.ts'

/** Files whose address carries a hash never change; others are asked for again after an hour. */
export const fileCacheControl = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** Where the answer stays, and until when; `generation` is that of the cache before the answer was begun. */
export type Keep = {
  cache: ResponseCache
  generation: number
  expiresAt: number
  /** Under which it stays: its address, unless other addresses have the same answer. */
  key?: string
}

type PublicAnswer = { body: Buffer; keep: Keep | undefined }

/** Sends what is the same for everybody, compressed; with `keep` the next visitor gets it from the cache. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, keep }: PublicAnswer,
): Promise<FastifyReply> {
  const etag = etagOf(body)
  reply.header('etag', etag)
  reply.header('vary', 'accept-encoding')
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
    name,
    String(value),
  ])
  const bodies = await compressToKeep(body)
  if (keep) {
    const { cache, generation, expiresAt, key = request.url } = keep
    cache.store(key, { etag, headers, bodies, expiresAt }, generation)
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(encoding === 'identity' ? body : bodies[encoding])
}

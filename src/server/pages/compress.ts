import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedResponse, Encoding } from './response-cache.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** High for what is compressed once and served many times, low for what one visitor sees once. */
const quality = { kept: { brotli: 9, gzip: 9 }, passing: { brotli: 1, gzip: 1 } } as const

const asBrotli = (body: Buffer, level: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

export async function compressToKeep(body: Buffer): Promise<CachedResponse['bodies']> {
  const [br, gz] = await Promise.all([
    asBrotli(body, quality.kept.brotli),
    gzipped(body, { level: quality.kept.gzip }),
  ])
  return { br, gzip: gz, identity: body }
}

export async function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return asBrotli(body, quality.passing.brotli)
  return encoding === 'gzip' ? gzipped(body, { level: quality.passing.gzip }) : body
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

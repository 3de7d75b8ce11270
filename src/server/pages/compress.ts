import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { CachedResponse, Encoding } from './response-cache.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Higher for what is compressed once and served many times, low for what one visitor sees once. Brotli's 9 would
 * take ten times as long as its 5 and save one byte in seventy.
 */
const quality = { kept: { brotli: 5, gzip: 6 }, passing: { brotli: 1, gzip: 1 } } as const

const brotliOptions = (body: Buffer, level: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
  },
})

/** As far back as the body reaches: the default window of 4 MB is made and cleared anew for every page. */
const windowOf = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + brotliOverhead))),
  )

/** A window holds 16 bytes less than its power of two. */
const brotliOverhead = 16

export async function compressToKeep(body: Buffer): Promise<CachedResponse['bodies']> {
  const [br, gz] = await Promise.all([
    brotli(body, brotliOptions(body, quality.kept.brotli)),
    gzipped(body, { level: quality.kept.gzip }),
  ])
  return { br, gzip: gz }
}

/** At once: handing a page to another thread and back takes longer than the lowest quality itself. */
export function compressOnce(body: Buffer, encoding: Encoding): Buffer {
  const { brotli: level, gzip: gzipLevel } = quality.passing
  if (encoding === 'br')
    return brotliCompressSync(body, { ...brotliOptions(body, level), chunkSize: passingBytes })
  return encoding === 'gzip' ? gzipSync(body, { level: gzipLevel, chunkSize: passingBytes }) : body
}

/** What nearly every page shrinks to less than, so that it is written in one piece. */
const passingBytes = 48 * 1024

export const etagOf = (body: Buffer): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

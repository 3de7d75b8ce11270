import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts are compressed by themselves. */
const isText = /\.(?:js|css|svg|txt|json|webmanifest)$/
/** Files below one packet gain nothing. */
const bytesMin = 1000

/**
 * Writes each text of the folder compressed as small as possible beside it, so that no visitor waits for that. The
 * server sends these to browsers that can read them.
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => isText.test(name))
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(path) {
  const body = await readFile(path)
  if (body.length < bytesMin) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [asBrotli, asGzip] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, asBrotli), writeFile(`${path}.gz`, asGzip)])
}

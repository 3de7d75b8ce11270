import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is the same for everybody, ready to be written: nothing is computed when it is served. */
export type CachedResponse = {
  etag: string
  /** Flat list of names and values, without length and encoding. */
  headers: readonly string[]
  /** What takes neither is answered from the gzip: it is rare, and would be most of what is kept. */
  bodies: Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>
  expiresAt: number
}

/** About two thousand pages. */
const bytesMax = 48 * 1024 * 1024
/** An address, or the name of a page that has none. */
const keyLengthMax = 300

/** `br;q=0` is a refusal; anything else that names an encoding accepts it. */
const accepts = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}

export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

export const bodyOf = ({ bodies }: CachedResponse, encoding: Encoding): Buffer =>
  encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding]

/**
 * Pages and pictures do not depend on who asks, so they stand here precompressed, by their address.
 * It answers before the framework wakes up. The oldest leave when it is full, and all when the catalogue changes.
 */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>()
  #bytes = 0
  #generation = 0
  hits = 0

  /** Hand it to `store`: an answer that was begun before a `clear` is not kept after it. */
  get generation(): number {
    return this.#generation
  }

  /** What is kept under this key and still fresh. */
  find(key: string, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.expiresAt <= now) {
      this.#remove(key, entry)
      return undefined
    }
    this.hits += 1
    return entry
  }

  /** Answers the request when it can; false leaves it untouched for the framework. */
  serve(request: IncomingMessage, response: ServerResponse, now: number): boolean {
    const { method, url } = request
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    const entry = this.find(url, now)
    if (entry === undefined) return false
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, entry.headers as string[])
      response.end()
      return true
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = bodyOf(entry, encoding)
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
    response.writeHead(200, [...entry.headers, ...coding, 'content-length', String(body.length)])
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }

  store(key: string, entry: CachedResponse, generation: number): void {
    if (generation !== this.#generation || key.length > keyLengthMax) return
    const earlier = this.#entries.get(key)
    if (earlier !== undefined) this.#remove(key, earlier)
    this.#entries.set(key, entry)
    this.#bytes += sizeOf(entry)
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= bytesMax) return
      this.#remove(oldKey, old)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
    this.#generation += 1
  }

  #remove(key: string, entry: CachedResponse): void {
    if (this.#entries.delete(key)) this.#bytes -= sizeOf(entry)
  }
}

const sizeOf = ({ bodies }: CachedResponse): number => bodies.br.length + bodies.gzip.length

import http from 'node:http'
import https from 'node:https'
import type { AdyenOptions } from './adyen-options.ts'

type Call = {
  endpoint: string
  method: string
  body: string | Buffer
  apiKey: string
  idempotencyKey: string | undefined
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

export type Transport = (call: Call) => Promise<Answer>

/** Adyen asks for half a minute of patience with slow banks; a shopper has no more. */
const timeoutMsDefault = 30_000

/** A connection that was kept open had been closed by the other side when it was used again. */
class StaleConnection extends Error {}

/**
 * Carries the library's calls over connections that stay open. The library knows only Adyen's own hosts, so
 * where something stands in for Adyen the origin of its endpoints is put in their place. What is lost on a
 * stale connection is sent once more on a new one: every call may be repeated, by its key or by its nature.
 */
export function createTransport({
  baseUrl,
  timeoutMs = timeoutMsDefault,
}: Pick<AdyenOptions, 'baseUrl' | 'timeoutMs'>): Transport {
  const agents = {
    http: new http.Agent({ keepAlive: true }),
    https: new https.Agent({ keepAlive: true }),
  }
  return async (call) => {
    const endpoint = new URL(call.endpoint)
    const url = baseUrl === undefined ? endpoint : new URL(endpoint.pathname, baseUrl)
    const agent = url.protocol === 'https:' ? agents.https : agents.http
    try {
      return await send(call, { url, agent, timeoutMs })
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error
      return await send(call, { url, agent: false, timeoutMs })
    }
  }
}

type Way = { url: URL; agent: http.Agent | false; timeoutMs: number }

function send(call: Call, { url, agent, timeoutMs }: Way): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: call.method,
      agent,
      timeout: timeoutMs,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(call.body),
        'x-api-key': call.apiKey,
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
    })
    request.on('timeout', () => request.destroy(new Error(`No answer within ${timeoutMs} ms.`)))
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && error.code === 'ECONNRESET'
      reject(isStale ? new StaleConnection(error.message, { cause: error }) : error)
    })
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    request.end(call.body)
  })
}

import http from 'node:http'
import https from 'node:https'

export type Post = {
  url: URL
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

export type Poster = {
  /** The status of the answer, or a sentence on why there is none. */
  post(request: Post): Promise<number | string>
  close(): void
}

/** Connections to the shop stay open between webhooks. */
export function createPoster(): Poster {
  const agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 32 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 32 }),
  }
  const post = ({ url, headers, body, timeoutMs }: Post) =>
    new Promise<number | string>((answered) => {
      const isTls = url.protocol === 'https:'
      const request = (isTls ? https : http).request(url, {
        method: 'POST',
        agent: agents[isTls ? 'https:' : 'http:'],
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      })
      const tooLate = setTimeout(() => request.destroy(new Error('No answer in time.')), timeoutMs)
      const resolve = (answer: number | string) => {
        clearTimeout(tooLate)
        answered(answer)
      }
      request.on('response', (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', (error) => resolve(error.message))
      })
      request.on('error', (error) => resolve(error.message))
      request.end(body)
    })
  return {
    post,
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

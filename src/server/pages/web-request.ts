import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The request, whose body was read as bytes, in the form of the web standard, as React Router takes it. It is aborted
 * when the visitor leaves. HEAD is asked as GET, whose answer it has to announce.
 */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const part of value) headers.append(name, part)
    else if (value !== undefined) headers.set(name, value)
  }
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  const { body } = request
  return new Request(addressOf(request.url, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: controller.signal,
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  })
}

/** Always an address of this shop: two slashes in front would name another host, and `*` is no path. */
const addressOf = (url: string, origin: string): URL =>
  new URL(url.startsWith('/') ? `${origin}${url}` : origin)

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NamedPage } from '#storefront/frame/start/marked-scripts.ts'
import { missingScreenHeader } from '#storefront/frame/start/missing-page.ts'
import { refused } from '../answer-failures.ts'
import { compressOnce } from './compress.ts'
import { contentSecurityPolicy, type PolicyTargets } from './content-security.ts'
import type { MoveOf } from './moved-pages.ts'
import {
  bodyOf,
  type CachedResponse,
  chooseEncoding,
  type ResponseCache,
} from './response-cache.ts'
import { fileCacheControl, sendPublic } from './send-public.ts'

/** A page is fresh in this process for as long as a CDN may keep it. */
export const pageLifetimeMs = 300_000

/** Renders one request; the storefront's build stands behind it. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<Rendered>

export type Rendered = { response: Response; readBody(): Promise<NamedPage> }

/** A response that holds its body itself. */
export const renderedAs = (response: Response): Rendered => ({
  response,
  readBody: async () => ({ html: Buffer.from(await response.arrayBuffer()), scripts: [] }),
})

export type PagesOptions = {
  render: RenderPage
  cache: ResponseCache
  /** Asked for each page that is rendered: the catalogue may bring new films. */
  policyTargets: () => PolicyTargets
  now: () => number
  /** When what pages show changes by itself, as a block's period ends: no page is kept longer. */
  changesAt: () => Date | undefined
  /** What became of a page that is not there any more. */
  moveOf: MoveOf
  /** Search engines are asked to stay out of the whole shop. */
  isHidden: boolean
  /** Off while developing: nothing is kept, and the dev server's own scripts and sockets may run. */
  isProtected: boolean
}

/** About ten times the largest form: a payment with encrypted card fields. */
const bodyBytesMax = 128 * 1024

/** The largest form has twenty. Reading tens of thousands of empty ones would hold up everybody. */
const fieldsMax = 200

const hasTooManyFields = (form: Buffer): boolean => {
  let fields = 1
  for (let at = form.indexOf('&'); at !== -1 && fields <= fieldsMax; at = form.indexOf('&', at + 1))
    fields += 1
  return fields > fieldsMax
}

/** Serves every address that nothing else claims. Forms are handed on as they came: React Router reads them. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register((pages, _options, ready) => {
    pages.removeAllContentTypeParsers()
    const parsing = { parseAs: 'buffer', bodyLimit: bodyBytesMax } as const
    pages.addContentTypeParser('*', parsing, (_request, body: Buffer, done) =>
      hasTooManyFields(body) ? done(refused(413)) : done(null, body),
    )
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, options)
    pages.all('/*', answer)
    // A file that is not there is a page that is not there.
    pages.setNotFoundHandler(answer)
    ready()
  })
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const move = isRead ? options.moveOf(request.url) : undefined
  if (move !== undefined && move.status !== 410)
    return reply.header('cache-control', fileCacheControl(false)).redirect(move.to, move.status)
  const { generation } = options.cache
  const { response, readBody } = await options.render(request, reply)
  if (response.status === 400 && !isData(response)) throw refused(400)
  reply.code(move?.status ?? response.status)
  const key = keyOf(request, response, options)
  const kept = key && !response.ok ? options.cache.find(key, options.now()) : undefined
  if (kept !== undefined) return sendKept(request, reply, kept)
  const { html: body, scripts } = await readBody()
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== missingScreenHeader) reply.header(name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (response.headers.get('content-type')?.startsWith('text/html') && options.isProtected) {
    const policy = contentSecurityPolicy(scripts, options.policyTargets())
    reply.header('content-security-policy', policy)
  }
  if (options.isHidden) reply.header('x-robots-tag', 'noindex, nofollow')
  if (key !== undefined) {
    const lifetimeMs = lifetimeOf(options)
    if (response.ok && lifetimeMs < pageLifetimeMs)
      reply.header('cache-control', `public, s-maxage=${Math.floor(lifetimeMs / 1000)}`)
    const expiresAt = options.now() + lifetimeMs
    return sendPublic(request, reply, {
      body,
      keep: { cache: options.cache, generation, expiresAt, key },
    })
  }
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (body.length > 0 && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(compressOnce(body, body.length > 0 ? encoding : 'identity'))
}

/** What the router of a page that is open asked for: it shows a refusal in its place. */
const isData = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/x-script') === true

/** A page that is not there, which this address shares with others. */
function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
): FastifyReply {
  for (let at = 0; at < kept.headers.length; at += 2)
    reply.header(kept.headers[at] ?? '', kept.headers[at + 1])
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodyOf(kept, encoding))
}

/**
 * Under which an answer is kept for everybody: a page under its address; one that is not there under its screen, for
 * there is no end of such addresses.
 */
function keyOf(
  request: FastifyRequest,
  response: Response,
  { isProtected }: PagesOptions,
): string | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isShared = isRead && response.headers.getSetCookie().length === 0
  if (!isProtected || !isShared) return undefined
  const screen = response.headers.get(missingScreenHeader)
  if (screen !== null) return `missing ${screen}`
  return isForEverybody(request, response) ? request.url : undefined
}

const isForEverybody = (request: FastifyRequest, response: Response): boolean =>
  response.status === 200 &&
  !request.url.includes('?') &&
  response.headers.get('cache-control')?.includes('s-maxage') === true

/** Where something changes before a page grows old, no copy of it may outlive that moment, stale ones included. */
function lifetimeOf({ now, changesAt }: PagesOptions): number {
  const left = (changesAt()?.getTime() ?? Number.POSITIVE_INFINITY) - now()
  return Math.max(0, Math.min(pageLifetimeMs, left))
}

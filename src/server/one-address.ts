import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { canonicalPath } from '#kernel/addresses.ts'
import { refused } from './answer-failures.ts'
import { isOneClick } from './one-click.ts'
import type { MoveOf } from './pages/moved-pages.ts'
import { fileCacheControl } from './pages/send-public.ts'

/** Whether a request names the host of the shop. */
export type IsOurHost = (request: IncomingMessage) => boolean

/**
 * Where `Host` is ours nothing else is asked: a visitor could say anything else. Behind proxies that put another one there, the
 * host counts that the nearest of them was asked for.
 */
export function ourHostOf(
  shopUrl: string,
  { trustedProxies }: { trustedProxies: number },
): IsOurHost {
  const { host, protocol } = new URL(shopUrl)
  const ownPort = protocol === 'https:' ? /:443$/ : /:80$/
  const isOurs = (asked: string) => asked.trim().toLowerCase().replace(ownPort, '') === host
  return ({ headers }) => {
    if (isOurs(headers.host ?? '')) return true
    const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-host'] ?? '') : ''
    return isOurs(forwarded.split(',').at(-1) ?? '')
  }
}

/** Machines ask for these by any name; files are the same everywhere. */
const anywhere =
  /^\/(?:\.well-known|assets|cards|dev|films|graphql|health|ip|logos|metrics|ready|share|unsubscribe|webhooks)(?:\/|$)/

/** A form of another place: 421 at a host that is not ours, 403 from a page that is not ours. */
const wrong = { host: 421, origin: 403 }

/**
 * One host and one spelling of each address: reading another one is led there, in one step and with its query, before
 * a page is made. An address that moved as well is led where it went. A form cannot be led anywhere: it is refused. An
 * answer that follows from the host is kept nowhere: caches tell answers apart by their address.
 */
export function leadToOneAddress(
  app: FastifyInstance,
  { shopUrl, isOurHost, moveOf }: { shopUrl: string; isOurHost: IsOurHost; moveOf: MoveOf },
): void {
  const { origin, host } = new URL(shopUrl)
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, raw, headers } = request
    const path = url.split('?', 1)[0] ?? url
    if (anywhere.test(path)) return done()
    const isHere = isOurHost(raw)
    if (method !== 'GET' && method !== 'HEAD') {
      if (!isHere) return done(refused(wrong.host))
      // Mail programs post from their own pages; React Router would look at the origin as well.
      if (isOneClick(path)) delete headers.origin
      return done(isFrom(host, headers.origin) ? undefined : refused(wrong.origin))
    }
    const to = canonicalPath(path)
    const isFile = !to.endsWith('/')
    if (to === path && (isHere || isFile)) return done()
    const target = `${to}${url.slice(path.length)}`
    const move = moveOf(target)
    const there = isHere ? '' : origin
    reply.header('cache-control', isHere ? fileCacheControl(false) : 'no-store')
    if (move === undefined || move.status === 410) reply.redirect(`${there}${target}`, 308)
    else reply.redirect(move.to.startsWith('/') ? `${there}${move.to}` : move.to, move.status)
  })
}

/** Browsers name the page that a form stands on; whoever names none is no browser. */
const isFrom = (host: string, origin: string | undefined): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)

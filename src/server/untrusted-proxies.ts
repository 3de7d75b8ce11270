import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Logger } from '#flows/shared/deps.ts'

const minuteMs = 60_000
/** An office sends from few addresses; a proxy forwards one for each visitor. */
const addressesMax = 20
const peersMax = 1000
/** A visitor can forge such a header: the log hears of it once an hour. */
const toldEveryMs = 60 * minuteMs

export type ProxyWatch = { see(peer: string, forwarded: string): void; counter: Counter }

/**
 * Notices a proxy that TRUSTED_PROXIES leaves out: one peer that forwards twenty different addresses within a minute. All
 * its visitors share the limits of one address, which stay as they are.
 */
export function watchProxies(log: Pick<Logger, 'error'>, now: () => number = Date.now): ProxyWatch {
  const counter = new Counter({
    name: 'shop_untrusted_proxies_total',
    help: 'Minutes in which a peer forwarded many addresses and was not trusted.',
    registers: [],
  })
  let peers = new Map<string, Set<string>>()
  let since = now()
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (peer: string): void => {
    counter.inc()
    if (now() - toldAt < toldEveryMs) return
    toldAt = now()
    log.error(
      { alert: true, peer },
      'One peer forwards many addresses and is not trusted: its visitors share one limit. Look at TRUSTED_PROXIES.',
    )
  }
  const see = (peer: string, forwarded: string): void => {
    if (now() - since >= minuteMs) {
      peers = new Map()
      since = now()
    }
    const addresses = peers.get(peer) ?? new Set()
    if (addresses.size >= addressesMax || (addresses.size === 0 && peers.size >= peersMax)) return
    peers.set(peer, addresses.add(forwarded))
    if (addresses.size === addressesMax) tell(peer)
  }
  return { see, counter }
}

/** Looks at what stands before the last proxy that is trusted. */
export function seeProxies(app: FastifyInstance, watch: ProxyWatch, trusted: number): ProxyWatch {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers['x-forwarded-for']
    const forwarded =
      header === undefined
        ? undefined
        : String(header)
            .split(',')
            .at(-1 - trusted)
    if (forwarded !== undefined) watch.see(request.ip, forwarded.trim())
    done()
  })
  return watch
}

import { lookup } from 'node:dns/promises'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net'
import type { Config } from '#platform/config/config.ts'

/**
 * The shop's port, taken before anything needs to know its number and held from then on: with port 0 the system
 * chooses it. Links, the provider's news and the policies of pages are made from what it turned out to be.
 */
export type FrontDoor = {
  port: number
  /** The server. Once the door is open the listener answers; before that each request gets 503 with `Retry-After`. */
  lead(to: RequestListener): Server
  open(): void
  /** Takes no new requests, and resolves when those that were taken are answered. */
  close(): Promise<void>
}

export const requestTimeoutMs = 60_000

/** A head comes at once and a body within a minute, on a slow phone too; whoever sends no more is let go. */
const usualPatience = {
  headersTimeout: 15_000,
  requestTimeout: requestTimeoutMs,
  connectionsCheckingInterval: 5_000,
}

const sweepEveryMs = 50
/** Two families of addresses rarely have the same port free; each try is another port. */
const triesMax = 20

export async function buildFrontDoor({
  host,
  port,
  patience = usualPatience,
}: Pick<Config, 'host' | 'port'> & { patience?: typeof usualPatience }): Promise<FrontDoor> {
  const [first = host, ...others] = await addressesOf(host)
  for (let attempt = 1; ; attempt += 1) {
    let behind: RequestListener = sayStarting
    let answer: RequestListener = sayStarting
    const server = createHttpServer(patience, (request, response) => answer(request, response))
    await listen(server, { host: first, port })
    const taken = (server.address() as AddressInfo).port
    const sides: SocketServer[] = []
    try {
      for (const other of others) {
        const side = createServer({ noDelay: true, pauseOnConnect: true }, (socket) => {
          server.emit('connection', socket)
          socket.resume()
        })
        if (await listenIfThere(side, { host: other, port: taken })) sides.push(side)
      }
    } catch (error) {
      await closeAll([server, ...sides])
      if (port === 0 && attempt < triesMax && codeOf(error) === 'EADDRINUSE') continue
      throw error
    }
    return {
      port: taken,
      lead: (to) => {
        behind = to
        return server
      },
      open: () => {
        answer = behind
      },
      close: async () => {
        const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs)
        await closeAll([server, ...sides])
        clearInterval(sweep)
      },
    }
  }
}

const sayStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
  response.end(JSON.stringify({ message: 'The shop is starting. Please try again in a second.' }))
}

/** `localhost` is an address of each family, and nobody else may sit at the other one. */
const addressesOf = async (host: string): Promise<readonly string[]> => [
  ...new Set((await lookup(host, { all: true })).map(({ address }) => address)),
]

type Place = { host: string; port: number }

const listen = (server: SocketServer, place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** False where this machine has no such address at all, as without IPv6. */
async function listenIfThere(server: SocketServer, place: Place): Promise<boolean> {
  try {
    await listen(server, place)
    return true
  } catch (error) {
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') return false
    throw error
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

const closeAll = async (servers: readonly SocketServer[]): Promise<void> => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
}

import { createServer } from 'node:net'

/** Ports that were free a moment ago, next to each other: the shop takes the first, its simulator the second. */
export async function freePortPair(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await listenOnce(0)
    if (port !== undefined && port < 65_000 && (await listenOnce(port + 1)) !== undefined)
      return port
  }
  throw new Error('No two free ports next to each other.')
}

/** Listens and leaves again; undefined when the port is taken. */
function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, 'localhost', () => {
      const address = server.address()
      const found = typeof address === 'object' && address !== null ? address.port : undefined
      server.close(() => resolve(found))
    })
  })
}

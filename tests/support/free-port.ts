import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system gives to connections, which anybody may hold a moment later. */
const range = { from: 20_000, until: 32_000 } as const

/**
 * A port that nobody listens at, as at the two after it: the provider and the brands of a
 * demonstration listen there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.until)
    if ((await isFree(port)) && (await isFree(port + 1)) && (await isFree(port + 2))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const outcome = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true))
    server.once('error', () => resolve(false))
  })
  server.listen(port, '127.0.0.1')
  if (!(await outcome)) return false
  server.close()
  await once(server, 'close')
  return true
}

import { createServer } from 'node:net'

/**
 * Loaded into the shop before anything else: tells over a socket how long its thread was held by the longest turn of the
 * event loop. Processor time of the thread is counted, so that it does not matter what else the machine does. It looks at each
 * turn while somebody is connected, and answers once they have said all they wanted.
 */
const socketPath = process.env.TURNS_SOCKET
if (socketPath !== undefined)
  createServer({ allowHalfOpen: true }, (socket) => {
    let longestMs = 0
    let isOver = false
    let before = threadMs()
    const look = (): void => {
      const now = threadMs()
      longestMs = Math.max(longestMs, now - before)
      before = now
      if (!isOver) setImmediate(look)
    }
    setImmediate(look)
    socket.resume()
    socket.once('end', () => {
      isOver = true
      socket.end(String(longestMs))
    })
    socket.write('looking\n')
  })
    .listen(socketPath)
    .unref()

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that stays while shops come and go, as that of a load balancer does. */
export type Gateway = {
  url: string
  /** Where new connections go from now on, by turns; none turns them away. */
  leadTo(...ports: readonly number[]): void
  close(): Promise<void>
}

export async function openGateway(): Promise<Gateway> {
  let targets: readonly number[] = []
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer((visitor) => {
    turn += 1
    const target = targets[turn % targets.length]
    if (target === undefined) {
      visitor.destroy()
      return
    }
    const shop = connect({ port: target, host: 'localhost' })
    const both = [visitor, shop]
    for (const socket of both) {
      open.add(socket)
      // Either end may close without a word; then there is no one to tell.
      socket.on('error', () => {})
      socket.once('close', () => {
        for (const end of both) {
          open.delete(end)
          end.destroy()
        }
      })
    }
    visitor.pipe(shop)
    shop.pipe(visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (...ports) => {
      targets = ports
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

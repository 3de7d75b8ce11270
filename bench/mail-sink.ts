import { createServer, type Socket } from 'node:net'

/** The smallest post office: it takes every message and counts. */
export async function startMailSink(): Promise<{
  url: string
  count(): number
  stop(): Promise<void>
}> {
  let received = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    receiveMail(socket, () => {
      received += 1
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => received,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function receiveMail(socket: Socket, onMail: () => void): void {
  let isReadingBody = false
  let text = ''
  socket.setEncoding('latin1')
  socket.write('220 bench ESMTP\r\n')
  socket.on('data', (part) => {
    text += part
    for (;;) {
      const end = text.indexOf(isReadingBody ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = text.slice(0, end)
      text = text.slice(end + (isReadingBody ? 5 : 2))
      if (isReadingBody) {
        isReadingBody = false
        onMail()
        socket.write('250 taken\r\n')
        continue
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'DATA') {
        isReadingBody = true
        socket.write('354 go on\r\n')
      } else if (word === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(word === 'EHLO' ? '250-bench\r\n250 PIPELINING\r\n' : '250 fine\r\n')
    }
  })
}

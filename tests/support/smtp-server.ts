import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type SmtpServer = {
  url: string
  /** Everything that was said in DATA, a message each. */
  messages: readonly string[]
  close(): Promise<void>
}

type AnswerTo = (recipient: string) => string | Promise<string>

/** A mail server that answers RCPT TO with what the test says and when it says so, over a real socket. */
export async function startSmtpServer(answerTo: AnswerTo): Promise<SmtpServer> {
  const messages: string[] = []
  const server = createServer((socket) => converse(socket, { answerTo, messages }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function converse(
  socket: Socket,
  { answerTo, messages }: { answerTo: AnswerTo; messages: string[] },
): void {
  let rest = ''
  let message: string[] | undefined
  const say = (line: string): void => {
    socket.write(`${line}\r\n`)
  }
  const read = (line: string, into: string[]): void => {
    // A dot that begins a line was doubled on its way (RFC 5321, 4.5.2).
    if (line !== '.') into.push(line.replace(/^\./, ''))
    else {
      messages.push(into.join('\n'))
      message = undefined
      say('250 2.0.0 Taken')
    }
  }
  const answer = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    if (message !== undefined) read(line, message)
    else if (verb === 'EHLO') say('250 post.example')
    else if (verb === 'RCPT')
      void Promise.resolve(answerTo(/<(.*)>/.exec(line)?.[1] ?? '')).then(say)
    else if (verb === 'DATA') {
      message = []
      say('354 Go on')
    } else say(verb === 'QUIT' ? '221 Bye' : '250 2.0.0 Good')
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  say('220 post.example')
}

import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type { CommandAnswer } from './command.ts'

/** A running shop holds the embedded database, so commands reach it here; only its own user may open it. */
const socketPath = (dataFolder: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\shop-${Buffer.from(dataFolder).toString('hex')}`
    : join(dataFolder, 'shop.sock')

export type RunsCommand = (words: readonly string[]) => Promise<CommandAnswer>

/** Listens for one line of JSON (the words) a connection and answers with one line of JSON. */
export function listenForCommands(dataFolder: string, run: RunsCommand): Promise<Server> {
  const path = socketPath(dataFolder)
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('data', (part) => {
      text += part
      if (!text.endsWith('\n')) return
      answer(text, run).then(
        (answered) => socket.end(`${JSON.stringify(answered)}\n`),
        () => socket.destroy(),
      )
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      if (existsSync(path)) chmodSync(path, 0o600)
      resolve(server)
    })
  })
}

async function answer(text: string, run: RunsCommand): Promise<CommandAnswer> {
  try {
    return await run(JSON.parse(text) as string[])
  } catch (error) {
    return {
      lines: [error instanceof Error ? error.message : 'The command failed.'],
      exitCode: 1,
    }
  }
}

/** Asks the running shop; undefined when none listens. */
export function askRunningShop(
  dataFolder: string,
  words: readonly string[],
): Promise<CommandAnswer | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(dataFolder))
    let text = ''
    socket.setEncoding('utf8')
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => socket.write(`${JSON.stringify(words)}\n`))
    socket.on('data', (part) => {
      text += part
    })
    socket.once('end', () => resolve(text === '' ? undefined : (JSON.parse(text) as CommandAnswer)))
  })
}

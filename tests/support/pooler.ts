import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What `npm run test:long` found of it; undefined everywhere else. */
export const pgbouncer = process.env.PGBOUNCER

/** Fewer than the pool and the queue of one process hold: they have to share. */
const serverConnectionsDefault = 3

/** It refuses whatever it was not told to take, as it stands on a machine where nobody thought of us. */
const settings = (folder: string, serverFolder: string, connections: number): string => `
[databases]
* = host=${serverFolder}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`

export type Pooler = { through(url: string): string; stop(): Promise<void> }

/** PgBouncer before a server, sharing its few connections by transaction. */
export async function startPooler(
  program: string,
  {
    serverFolder,
    roles,
    askable,
    serverConnections = serverConnectionsDefault,
  }: {
    serverFolder: string
    roles: readonly string[]
    askable: string
    serverConnections?: number
  },
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-pooler-'))
  chmodSync(folder, 0o777)
  writeFileSync(join(folder, 'users'), roles.map((role) => `"${role}" ""\n`).join(''))
  writeFileSync(join(folder, 'settings'), settings(folder, serverFolder, serverConnections))
  const asRoot = process.getuid?.() === 0
  const args = [...(asRoot ? ['-u', 'postgres'] : []), join(folder, 'settings')]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString('utf8')
  })
  const through = (url: string): string => {
    const pooled = new URL(url)
    pooled.searchParams.set('host', folder)
    pooled.searchParams.set('port', '6432')
    return pooled.href
  }
  await answers(through(askable), child).catch((cause: unknown) => {
    throw new Error(`The pooler does not answer:\n${said}`, { cause })
  })
  return {
    through,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  let reason: unknown
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      reason = error
      await pause(100)
    }
  }
  throw reason
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database/open-database.ts'
import { type MadeDatabase, makeDatabase } from './make-database.ts'
import { makeTables } from './make-tables.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** Of the database on that server from which the others are made. */
    postgresTemplate: string
  }
}

/** What `npm test` found (POSTGRES_BIN), else where a distribution puts the server's programs: Debian's versions, else the PATH. */
function findServerPrograms(): string {
  const given = process.env.POSTGRES_BIN
  if (given !== undefined && given !== '') return given
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const newest = readdirSync(debian).sort((left, right) => Number(right) - Number(left))[0]
    if (newest !== undefined) return join(debian, newest, 'bin')
  }
  const path = execFileSync('sh', ['-c', 'command -v initdb || true'], { encoding: 'utf8' }).trim()
  if (path !== '') return path.slice(0, -'/initdb'.length)
  throw new Error(
    'The races need a PostgreSQL server: install Debian package postgresql, or set TEST_DATABASE_URL.',
  )
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its package made. */
function run(program: string, args: string[]): void {
  const asRoot = process.getuid?.() === 0
  const command = asRoot ? 'runuser' : program
  const rest = asRoot ? ['-u', 'postgres', '--', program, ...args] : args
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
}

export type ThrowAwayPostgres = {
  url: string
  /** On the same machine, the shorter way. */
  socketUrl: string
  /** The folder of its socket. */
  folder: string
  /** Of the process that is started first; another one after `start`. */
  pid: number
  /** Ends the server at once, as a crash would; `start` brings it back with what it had. */
  halt(): void
  start(): void
  /** Ends the server and deletes what it had. */
  stop(): void
}

/** Of one server for the workers of all projects, however many cores there are. A copy that takes fewer does not start. */
const takesConnections = '-c max_connections=500'

/**
 * A cluster in a temporary folder. It is reached by a socket in that folder, which no other process can take, and at
 * a port where one is given.
 */
export function startThrowAwayPostgres({
  settings = [],
  port,
}: {
  settings?: readonly string[]
  port?: number
} = {}): ThrowAwayPostgres {
  const programs = findServerPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-pg-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  run(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'shop',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
  ])
  const options = [
    `-k ${folder}`,
    ...(port === undefined
      ? ["-c listen_addresses=''"]
      : [`-p ${port}`, '-c listen_addresses=127.0.0.1']),
    takesConnections,
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args])
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  const halt = () => control('-m', 'immediate', 'stop')
  start()
  const bySocket = `postgres:///postgres?host=${folder}&user=shop`
  return {
    ...(port === undefined
      ? { url: bySocket, socketUrl: bySocket }
      : {
          url: `postgres://shop@127.0.0.1:${port}/postgres`,
          socketUrl: `${bySocket}&port=${port}`,
        }),
    folder,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    halt,
    start,
    stop: () => {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of the server that follows it and only reads, reached by a socket of its own. */
export function startReplicaOf(
  primary: ThrowAwayPostgres,
): Omit<ThrowAwayPostgres, 'pid' | 'socketUrl'> {
  const programs = findServerPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-replica-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const from = ['-h', primary.folder, '-U', 'shop', '-D', data]
  run(join(programs, 'pg_basebackup'), [...from, '-R', '-X', 'stream', '-c', 'fast'])
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args])
  const options = `-k ${folder} -c listen_addresses='' ${takesConnections}`
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  const halt = () => control('-m', 'immediate', 'stop')
  start()
  return {
    ...{ url: `postgres:///postgres?host=${folder}&user=shop`, folder, halt, start },
    stop: () => {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A thousand small databases are written, and none is ever recovered. */
const notOnDisk = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_wal_size=2GB',
]

let server: ThrowAwayPostgres | undefined
let dropTemplate: () => Promise<void> = async () => {}

/**
 * One server for the tests of all projects, started by whichever comes first. No machine loses its power under them, so
 * nothing waits for the disk.
 */
export async function setup({ vitest }: TestProject): Promise<void> {
  const all = vitest.getRootProject()
  if (all.getProvidedContext().postgresUrl !== undefined) return
  const given = process.env.TEST_DATABASE_URL
  if (given === undefined || given === '') server = startThrowAwayPostgres({ settings: notOnDisk })
  const url = server?.url ?? given ?? ''
  const { name, drop } = await makeTemplate(url)
  dropTemplate = drop
  all.provide('postgresUrl', url)
  all.provide('postgresTemplate', name)
}

/** A database with all tables: a copy of it is made in a tenth of the time that they take. */
async function makeTemplate(server: string): Promise<MadeDatabase> {
  const made = await makeDatabase(server)
  const database = await openDatabase({ url: made.url, poolSize: 2 })
  await makeTables(database)
  await database.close()
  return made
}

export async function teardown(): Promise<void> {
  if (server === undefined) await dropTemplate()
  server?.stop()
}

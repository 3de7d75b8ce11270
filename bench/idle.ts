import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import shopOptions from '../tools/lib/shop-options.json' with { type: 'json' }
import { freePortPair } from './free-ports.ts'

const root = new URL('../', import.meta.url).pathname
const seconds = Number(process.env.IDLE_SECONDS ?? 120)
/** After this a shop has started for good: what it left undone is taken up, its catalogue is read. */
const settleSeconds = 20

export type IdleFigure = {
  database: string
  statementsPerSecond: number
  /** Of one core: the shop's process, and PostgreSQL's where there is one. */
  shopShare: number
  databaseShare: number
  /** The most frequent first. */
  statements: readonly (readonly [string, number])[]
}

/** Measures what a shop costs without visitors, on both databases. */
export async function measureIdle(): Promise<readonly IdleFigure[]> {
  const postgres = await startThrowAwayPostgres()
  try {
    return [
      await watch('PostgreSQL', { DATABASE_URL: postgres.url }),
      await watch('embedded', { DATABASE_URL: '' }),
    ]
  } finally {
    postgres.stop()
  }
}

async function watch(database: string, environment: NodeJS.ProcessEnv): Promise<IdleFigure> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-idle-'))
  const countsFile = join(folder, 'statements.json')
  const port = await freePortPair()
  const preload = ['--import', join(root, 'bench', 'count-statements.ts')]
  const program = [...shopOptions, ...preload, join(root, 'build', 'app', 'main.js')]
  const shop = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      SHOP_MODE: 'demo',
      PORT: String(port),
      DATA_FOLDER: folder,
      STATEMENTS_FILE: countsFile,
    },
  })
  try {
    await waitFor(`http://localhost:${port}/ready`, shop)
    await pause(settleSeconds * 1000)
    await readCounts(shop, countsFile)
    const before = processorSeconds(shop, environment.DATABASE_URL ?? '')
    const startedAt = performance.now()
    await pause(seconds * 1000)
    const after = processorSeconds(shop, environment.DATABASE_URL ?? '')
    const passed = (performance.now() - startedAt) / 1000
    const statements = await readCounts(shop, countsFile)
    const count = statements.reduce((sum, [, times]) => sum + times, 0)
    return {
      database,
      statementsPerSecond: count / passed,
      shopShare: (after.shop - before.shop) / passed,
      databaseShare: (after.database - before.database) / passed,
      statements,
    }
  } finally {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readCounts(
  shop: ChildProcess,
  file: string,
): Promise<readonly (readonly [string, number])[]> {
  rmSync(file, { force: true })
  shop.kill('SIGUSR2')
  for (;;) {
    await pause(20)
    try {
      const counts: [string, number][] = JSON.parse(readFileSync(file, 'utf8'))
      return counts.sort(([, one], [, other]) => other - one)
    } catch {
      if (shop.exitCode !== null) throw new Error('The shop ended.')
    }
  }
}

async function waitFor(url: string, shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error('The shop did not start.')
}

/** Of the shop, and of the server that it was given with all its processes; ended ones count for their parent. */
function processorSeconds(shop: ChildProcess, url: string): { shop: number; database: number } {
  const port = url === '' ? undefined : new URL(url).port
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const server = pids.find(
    (pid) =>
      port !== undefined &&
      read(`/proc/${pid}/cmdline`).includes(`postgres\0`) &&
      read(`/proc/${pid}/cmdline`).includes(`-p\0${port}\0`),
  )
  const parts = pids.filter((pid) => pid === server || statOf(pid)[1] === server)
  return {
    shop: processorOf(String(shop.pid)),
    database: server === undefined ? 0 : parts.reduce((sum, pid) => sum + processorOf(pid), 0),
  }
}

const statOf = (pid: string): readonly string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')

/** User and system time, in hundredths of a second on Linux; of ended children too. */
const processorOf = (pid: string): number =>
  statOf(pid)
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0) / 100

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const share = (part: number): string => `${(part * 100).toFixed(2)} %`

/** `SHOW` says how many of the statements are listed. */
export async function printIdle(): Promise<void> {
  for (const { database, statementsPerSecond, ...figure } of await measureIdle()) {
    console.info(
      `An idle shop, ${database}: ${statementsPerSecond.toFixed(2)} statements a second, ${share(figure.shopShare)} of a core, the server ${share(figure.databaseShare)}`,
    )
    for (const [text, count] of figure.statements.slice(0, Number(process.env.SHOW ?? 0)))
      console.info(String(count).padStart(6), text)
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await printIdle()

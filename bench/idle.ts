import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import { endWithBench } from './end-with-bench.ts'
import { freePortPair } from './free-ports.ts'
import { writeSection } from './report.ts'
import {
  costsBetween,
  processorMsOf,
  type StatementCost,
  statementsOnTheWire,
  watchStatements,
} from './resource-usage.ts'
import { waitFor } from './test-bed.ts'

/** What a shop costs that nobody visits, on both databases; `--beside <folder>` watches the shop of another tree too. */
const root = new URL('../', import.meta.url).pathname
const seconds = Number(process.env.IDLE_SECONDS ?? 120)
/** After this a shop has started for good: what it left undone is taken up, its catalogue is read. */
const settleSeconds = 60

const databases = ['PostgreSQL', 'embedded'] as const

type IdleFigure = {
  statementsPerSecond: number
  /** Of one core: the shop's process, and PostgreSQL's where there is one. */
  shopShare: number
  databaseShare: number
  /** The most frequent first. */
  statements: readonly StatementCost[]
}

/** Watches all shops at the same time: they do nothing, so they do not disturb each other. */
export async function writeIdle(beside: string | undefined): Promise<void> {
  const measured = databases.map(async (database) => {
    const homes = beside === undefined ? [root] : [root, beside]
    return { database, shops: await Promise.all(homes.map((home) => watchOn(database, home))) }
  })
  const figures = await Promise.all(measured)
  writeSection(root, 'idle', [
    `${seconds} s in which nobody asks anything.`,
    '',
    '| Database | statements a second | shop, of a core | server, of a core |',
    '|---|---|---|---|',
    ...figures.map(({ database, shops }) => rowOf(database, shops)),
  ])
  const shown = Number(process.env.SHOW ?? 0)
  for (const { shops } of figures)
    for (const { text, calls } of shops[0]?.statements.slice(0, shown) ?? [])
      console.info(String(calls).padStart(6), text.replaceAll(/\s+/g, ' ').slice(0, 120))
}

function rowOf(database: string, [ours, before]: readonly IdleFigure[]): string {
  const pair = (of: (figure: IdleFigure) => string): string =>
    [ours && of(ours), before && `(${of(before)})`].filter(Boolean).join(' ')
  const cells = [
    database,
    pair(({ statementsPerSecond }) => statementsPerSecond.toFixed(2)),
    pair(({ shopShare }) => share(shopShare)),
    database === 'embedded' ? '–' : pair(({ databaseShare }) => share(databaseShare)),
  ]
  return `| ${cells.join(' | ')} |`
}

const share = (part: number): string => `${(part * 100).toFixed(2)} %`

async function watchOn(database: (typeof databases)[number], home: string): Promise<IdleFigure> {
  if (database === 'embedded')
    return watch(home, { url: '', processorMs: () => 0, statementCosts: askEmbedded })
  const postgres = startThrowAwayPostgres({
    settings: ['shared_preload_libraries=pg_stat_statements'],
  })
  const stopPostgres = endWithBench(postgres.stop)
  const statements = await watchStatements(postgres.url)
  try {
    return await watch(home, {
      url: postgres.url,
      processorMs: () => processorMsOf(postgres.pid),
      statementCosts: statements.statementCosts,
    })
  } finally {
    await statements.stop()
    stopPostgres()
  }
}

type Server = {
  url: string
  processorMs(): number
  /** Since the shop began. */
  statementCosts(shop: ChildProcess, countsFile: string): Promise<readonly StatementCost[]>
}

async function watch(home: string, server: Server): Promise<IdleFigure> {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-idle-'))
  const removeFolder = endWithBench(() => rmSync(folder, { recursive: true, force: true }))
  const countsFile = join(folder, 'statements.json')
  const port = await freePortPair()
  const shop = startShop(home, {
    DATABASE_URL: server.url,
    PORT: String(port),
    DATA_FOLDER: folder,
    STATEMENTS_FILE: countsFile,
  })
  try {
    await waitFor(`http://localhost:${port}/ready`, shop)
    await pause(settleSeconds * 1000)
    const costsBefore = await server.statementCosts(shop, countsFile)
    const used = () => ({ shop: processorMsOf(shop.pid ?? 0), server: server.processorMs() })
    const before = used()
    const startedAt = performance.now()
    await pause(seconds * 1000)
    const after = used()
    const passedMs = performance.now() - startedAt
    const statements = costsBetween(costsBefore, await server.statementCosts(shop, countsFile))
    return {
      statementsPerSecond: (statementsOnTheWire(statements) / passedMs) * 1000,
      shopShare: (after.shop - before.shop) / passedMs,
      databaseShare: (after.server - before.server) / passedMs,
      statements: statements.toSorted((one, other) => other.calls - one.calls),
    }
  } finally {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    removeFolder()
  }
}

/** The counter stands beside the built shop, whose embedded database it has to meet: that one is outside of the build. */
function startShop(home: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const options = readFileSync(join(home, 'tools', 'lib', 'shop-options.json'), 'utf8')
  const counter = join(home, 'build', 'count-statements.ts')
  copyFileSync(join(root, 'bench', 'count-statements.ts'), counter)
  const program = [
    ...(JSON.parse(options) as string[]),
    ...['--import', counter],
    join(home, 'build', 'app', 'main.js'),
  ]
  const shop = spawn(process.execPath, program, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SHOP_MODE: 'demo', ...environment },
  })
  shop.once(
    'exit',
    endWithBench(() => shop.kill('SIGKILL')),
  )
  return shop
}

async function askEmbedded(shop: ChildProcess, file: string): Promise<readonly StatementCost[]> {
  rmSync(file, { force: true })
  shop.kill('SIGUSR2')
  for (;;) {
    await pause(20)
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      if (shop.exitCode !== null || shop.signalCode !== null) throw new Error('The shop ended.')
    }
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { values } = parseArgs({ options: { beside: { type: 'string' } } })
  await writeIdle(values.beside && resolve(values.beside))
}

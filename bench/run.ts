import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeIdle } from './idle.ts'
import { measurePgbench, startBareServer } from './limits.ts'
import { writeOrderShares } from './order-shares.ts'
import { type Figure, type Measured, type Results, rowOf, writeResults } from './report.ts'
import { costsBetween, usageBetween } from './resource-usage.ts'
import { startTestBed, type TestBed } from './test-bed.ts'
import { togetherOf } from './turns.ts'
import { type LoadProfile, type Workload, workloads } from './workloads.ts'
import { load } from './wrk.ts'

/**
 * Measures the shop in production mode on a real PostgreSQL. `--beside <folder>` measures the built shop of another tree
 * in the same run, each workload by short turns on one and on the other, since a machine that is shared changes its speed
 * within seconds; `--only <text>` takes the workloads with that text in their name. `SECONDS` and `CONNECTIONS` set how long
 * each turn takes, and over how many connections; `TURNS` how many there are.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { beside: { type: 'string' }, only: { type: 'string', default: '' } },
})
const home = fileURLToPath(new URL('../', import.meta.url))
const profile: LoadProfile = {
  seconds: Number(process.env.SECONDS ?? 2),
  connections: Number(process.env.CONNECTIONS ?? 8),
}
const turns = Number(process.env.TURNS ?? 4)
const warmUp: LoadProfile = { ...profile, seconds: 3 }

/** The body of a page, from a server that does nothing else. */
async function measureBarePage(testBed: TestBed): Promise<number> {
  const answer = await fetch(`${testBed.shopUrl}/`, { headers: { 'accept-encoding': 'identity' } })
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const passing = /^(transfer-encoding|connection|date|keep-alive|content-length|content-encoding)$/
  const headers = [...answer.headers].filter(([name]) => !passing.test(name)).flat()
  headers.push('content-encoding', 'br', 'content-length', String(body.length))
  const bare = await startBareServer({ headers, body })
  await load(testBed.folder, { url: bare.url, ...warmUp })
  const { perSecond } = await load(testBed.folder, { url: bare.url, ...profile })
  await bare.stop()
  return perSecond
}

async function warmUpFor(testBed: TestBed, { run, warmUpSeconds }: Workload): Promise<void> {
  await run(testBed, { ...warmUp, seconds: warmUpSeconds ?? warmUp.seconds })
  if (warmUpSeconds === undefined) return
  await testBed.analyze()
  await run(testBed, { ...warmUp, seconds: warmUpSeconds })
}

/** What rested while another tree had its turn finds its caches cold: a second of it is nobody's. */
const restedSeconds = 1

async function measureTurn(testBed: TestBed, workload: Workload): Promise<Measured> {
  if (workload.warmUpSeconds !== undefined)
    await workload.run(testBed, { ...profile, seconds: restedSeconds })
  // To ask for the statements is work of the database, and none of the workload's.
  const costsBefore = await testBed.statementCosts()
  const usageBefore = testBed.usage()
  const figure = await workload.run(testBed, profile)
  const usage = usageBetween(usageBefore, testBed.usage())
  const statementCosts = costsBetween(costsBefore, await testBed.statementCosts())
  return { ...figure, usage, statementCosts }
}

/** Of each tree what its turns were together, in the order of the trees. */
async function measure(testBeds: readonly TestBed[], workload: Workload): Promise<Measured[]> {
  for (const testBed of testBeds) await warmUpFor(testBed, workload)
  const turnsOf = testBeds.map((): Measured[] => [])
  for (let turn = 0; turn < turns; turn += 1) {
    const inOrder = [...testBeds.entries()]
    // Neither tree always follows the other.
    for (const [at, testBed] of turn % 2 === 0 ? inOrder : inOrder.reverse())
      turnsOf[at]?.push(await measureTurn(testBed, workload))
  }
  return turnsOf.map(togetherOf)
}

async function measureAll(testBed: TestBed, beside: TestBed | undefined): Promise<Figure[]> {
  const programs = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
  const limits = {
    bare: await measureBarePage(testBed),
    pgbench: await measurePgbench(testBed.folder, {
      ...profile,
      url: testBed.postgres.url,
      programs,
    }),
  }
  const figures: Figure[] = []
  for (const workload of workloads.filter(({ name }) => name.includes(values.only))) {
    const [ours, before] = await measure([testBed, ...(beside ? [beside] : [])], workload)
    if (ours === undefined) continue
    const limit = workload.limit && limits[workload.limit]
    const figure = { name: workload.name, targetMs: workload.targetMs, limit, ours, before }
    console.info(rowOf(figure))
    figures.push(figure)
  }
  return figures
}

const commitOf = (folder: string): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', cwd: folder }).trim()

const besideHome = values.beside === undefined ? undefined : resolve(values.beside)
const testBed = await startTestBed()
const beside = besideHome === undefined ? undefined : await startTestBed(besideHome)
try {
  const figures = await measureAll(testBed, beside)
  const results: Results = {
    figures,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
    commit: commitOf(home),
    besideCommit: besideHome === undefined ? undefined : commitOf(besideHome),
    ...profile,
    turns,
    memoryMb: testBed.memoryMb(),
    memoryMbBefore: beside?.memoryMb(),
    mails: testBed.mailsReceived(),
  }
  await writeResults(home, results)
  writeOrderShares(home, results)
} finally {
  await testBed.stop()
  await beside?.stop()
}
if (values.only === '') await writeIdle(besideHome)

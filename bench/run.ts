import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeIdle } from './idle.ts'
import { measurePgbench, startBareServer } from './limits.ts'
import { type Figure, type Measured, rowOf, writeResults } from './report.ts'
import { type Stage, setStage } from './stage.ts'
import { kindsBetween, usedBetween } from './used.ts'
import { type Effort, type Work, works } from './works.ts'
import { load } from './wrk.ts'

/**
 * Measures the shop in production mode on a real PostgreSQL. `--beside <folder>` measures the built shop of another tree
 * in the same sitting, work by work in turns; `--only <text>` takes the works with that text in their name. `SECONDS` and
 * `CONNECTIONS` set how long and how wide.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { beside: { type: 'string' }, only: { type: 'string', default: '' } },
})
const home = fileURLToPath(new URL('../', import.meta.url))
const effort: Effort = {
  seconds: Number(process.env.SECONDS ?? 5),
  connections: Number(process.env.CONNECTIONS ?? 8),
}
const warmUp: Effort = { ...effort, seconds: 3 }

/** The body of a page, from a server that does nothing else. */
async function measureBarePage(stage: Stage): Promise<number> {
  const answer = await fetch(`${stage.shopUrl}/`, { headers: { 'accept-encoding': 'identity' } })
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const passing = /^(transfer-encoding|connection|date|keep-alive|content-length|content-encoding)$/
  const headers = [...answer.headers].filter(([name]) => !passing.test(name)).flat()
  headers.push('content-encoding', 'br', 'content-length', String(body.length))
  const bare = await startBareServer({ headers, body })
  await load(stage.folder, { url: bare.url, ...warmUp })
  const { perSecond } = await load(stage.folder, { url: bare.url, ...effort })
  await bare.stop()
  return perSecond
}

async function measure(stage: Stage, work: Work): Promise<Measured> {
  await work.run(stage, warmUp)
  const before = { used: await stage.used(), kinds: await stage.kinds() }
  const figure = await work.run(stage, effort)
  const used = usedBetween(before.used, await stage.used())
  return { ...figure, used, kinds: kindsBetween(before.kinds, await stage.kinds()) }
}

async function measureAll(stage: Stage, beside: Stage | undefined): Promise<Figure[]> {
  const programs = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
  const limits = {
    bare: await measureBarePage(stage),
    pgbench: await measurePgbench(stage.folder, { ...effort, url: stage.postgres.url, programs }),
  }
  const figures: Figure[] = []
  for (const work of works.filter(({ name }) => name.includes(values.only))) {
    const ours = await measure(stage, work)
    const before = beside && (await measure(beside, work))
    const limit = work.limit && limits[work.limit]
    const figure = { name: work.name, targetMs: work.targetMs, limit, ours, before }
    console.info(rowOf(figure))
    figures.push(figure)
  }
  return figures
}

const commitOf = (folder: string): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', cwd: folder }).trim()

const besideHome = values.beside === undefined ? undefined : resolve(values.beside)
const stage = await setStage()
const beside = besideHome === undefined ? undefined : await setStage(besideHome)
try {
  const figures = await measureAll(stage, beside)
  await writeResults(home, {
    figures,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
    commit: commitOf(home),
    besideCommit: besideHome === undefined ? undefined : commitOf(besideHome),
    ...effort,
    memoryMb: stage.memoryMb(),
    memoryMbBefore: beside?.memoryMb(),
    mails: stage.mailsReceived(),
  })
} finally {
  await stage.stop()
  await beside?.stop()
}
if (values.only === '') await writeIdle(besideHome)

import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { productDetail, productList } from './documents.ts'
import { measurePgbench, startBareServer } from './limits.ts'
import { addToNewBasket, type OrderRun, placeGuestOrder, repeat } from './orders.ts'
import { type Figure, writeResults } from './report.ts'
import { searchFor } from './search-document.ts'
import { type Stage, setStage } from './stage.ts'
import { type LoadFigure, load } from './wrk.ts'

/**
 * Measures the shop in production mode on a real PostgreSQL, each figure beside the limit of the same run. `SECONDS`
 * and `CONNECTIONS` set how long and how wide.
 */
const seconds = Number(process.env.SECONDS ?? 8)
const connections = Number(process.env.CONNECTIONS ?? 8)
const product = { productId: process.env.PRODUCT ?? 'loof-en-lente-tuinbon', amount: 2500 }

const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'br, gzip' }

async function measure(
  stage: Stage,
  request: { path: string; headers?: Record<string, string>; body?: string },
): Promise<LoadFigure> {
  const url = `${stage.shopUrl}${request.path}`
  await load(stage.folder, { ...request, url, seconds: 2, connections })
  return load(stage.folder, { ...request, url, seconds, connections })
}

/** The limit for a page: the very bytes that the shop answers with, from a server that does nothing else. */
async function measureBarePage(stage: Stage): Promise<LoadFigure> {
  const answer = await fetch(`${stage.shopUrl}/`, { headers: { 'accept-encoding': 'identity' } })
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
  const headers = [...answer.headers]
    .flat()
    .concat('content-encoding', 'br', 'content-length', String(body.length))
  const kept = headers.filter(
    (_text, index) =>
      !/^(transfer-encoding|connection|date|keep-alive|content-length|content-encoding)$/.test(
        headers[index - (index % 2)] ?? '',
      ),
  )
  const bare = await startBareServer({ headers: kept, body })
  await load(stage.folder, { url: bare.url, seconds: 1, connections })
  const figure = await load(stage.folder, { url: bare.url, seconds, connections })
  await bare.stop()
  return figure
}

/** Statements an order costs, from PostgreSQL's own count of what the shop sent. */
async function watchOrders(
  stage: Stage,
  orders: () => Promise<OrderRun>,
): Promise<{ run: OrderRun; allIssuedPerSecond: number }> {
  const client = new pg.Client({ connectionString: stage.postgres.url })
  await client.connect()
  const startedAt = performance.now()
  const run = await orders()
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as open from card_units where state not in ('issued', 'refunded')`,
    )
    if (rows[0].open === 0) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await client.end()
  return { run, allIssuedPerSecond: run.orders / ((performance.now() - startedAt) / 1000) }
}

type Aim = { name: string; target: number; limit?: number }

const fromLoad = ({ name, target, limit }: Aim, figure: LoadFigure): Figure => ({
  name,
  target,
  limit,
  ...figure,
})

const fromOrders = ({ name, target, limit }: Aim, run: OrderRun): Figure => ({
  name,
  target,
  limit,
  perSecond: run.orders / run.seconds,
  p50Ms: run.p50Ms,
  p99Ms: run.p99Ms,
  failures: run.failures,
})

async function measureAll(stage: Stage): Promise<Figure[]> {
  const bare = await measureBarePage(stage)
  const kept = await measure(stage, { path: '/', headers: compressed })
  const anew = await measure(stage, { path: '/?anew', headers: compressed })
  const list = await measure(stage, { path: '/graphql', headers: json, body: productList })
  const detail = await measure(stage, {
    path: '/graphql',
    headers: json,
    body: productDetail(product.productId),
  })
  const search = await measure(stage, {
    path: '/graphql',
    headers: json,
    body: searchFor('bioskoop'),
  })
  const programs = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
  const pgbench = await measurePgbench(stage.folder, {
    url: stage.postgres.url,
    programs,
    seconds,
    connections,
  })
  await repeat(() => addToNewBasket(stage.shopUrl, product), { seconds: 2, lanes: connections })
  const baskets = await repeat(() => addToNewBasket(stage.shopUrl, product), {
    seconds,
    lanes: connections,
  })
  await watchOrders(stage, () =>
    repeat(() => placeGuestOrder(stage.shopUrl, product), { seconds: 2, lanes: connections }),
  )
  const orders = await watchOrders(stage, () =>
    repeat(() => placeGuestOrder(stage.shopUrl, product), { seconds, lanes: connections }),
  )
  const whole = fromOrders(
    { name: 'a whole guest order, settled', target: 200, limit: pgbench },
    orders.run,
  )
  return [
    fromLoad(
      { name: 'a page, kept, compressed', target: bare.perSecond / 2, limit: bare.perSecond },
      kept,
    ),
    fromLoad({ name: 'a page rendered anew', target: 1000 }, anew),
    fromLoad({ name: 'product list of 16, GraphQL', target: 10_000, limit: bare.perSecond }, list),
    fromLoad({ name: 'product detail, GraphQL', target: 10_000, limit: bare.perSecond }, detail),
    fromLoad({ name: 'search for a term, GraphQL', target: 5000, limit: bare.perSecond }, search),
    fromOrders({ name: 'add to a new basket', target: 1000, limit: pgbench }, baskets),
    whole,
    {
      ...whole,
      name: 'the same, until every card is issued',
      perSecond: orders.allIssuedPerSecond,
    },
  ]
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}`
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const stage = await setStage()
try {
  const figures = await measureAll(stage)
  const home = fileURLToPath(new URL('../', import.meta.url))
  await writeResults(home, {
    figures,
    machine,
    commit,
    seconds,
    connections,
    memoryMb: stage.memoryMb(),
    mails: stage.mailsReceived(),
  })
} finally {
  await stage.stop()
}

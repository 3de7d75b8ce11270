import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { productDetail, productList } from './documents.ts'
import { generateProducts } from './generate-products.ts'
import { repeat } from './orders.ts'
import { writeSection } from './report.ts'
import { searchFor } from './search-document.ts'
import { startTestBed, type TestBed } from './test-bed.ts'

/**
 * The same shop with its own catalogue and with ten thousand products, side by side in one run: what counts is the
 * ratio. Each workload is measured in turns, so that a busy moment of the machine hits both.
 */
const root = new URL('../', import.meta.url).pathname
const count = Number(process.env.PRODUCTS ?? 10_000)
const secondsPerTurn = Number(process.env.SECONDS ?? 3)
const turns = 2
const lanes = 4

type Shop = { testBed: TestBed; products: readonly Product[] }
type Workload = { name: string; ask(shop: Shop, number: number): Promise<Response> }

const json = { 'content-type': 'application/json' }
const pick = <Value>(values: readonly Value[], number: number): Value =>
  // A stride that shares no factor with the length visits everything before it comes back.
  values[(number * 7919) % values.length] as Value
const post = ({ testBed }: Shop, body: string) =>
  fetch(`${testBed.shopUrl}/graphql`, { method: 'POST', headers: json, body })
const page = ({ testBed }: Shop, path: string) => fetch(`${testBed.shopUrl}${path}?anew`)

/** Each time another product or another page of the list, so that little of it is kept from before. */
const workloads: readonly Workload[] = [
  { name: 'home, rendered anew', ask: (shop) => page(shop, '/') },
  { name: 'first page of the list, rendered anew', ask: (shop) => page(shop, '/cadeaubonnen/') },
  {
    name: 'a category, rendered anew',
    ask: (shop) => page(shop, '/categorie/eten-en-drinken/'),
  },
  {
    name: 'a product, each time another, rendered anew',
    ask: (shop, number) => page(shop, `/cadeaubonnen/${pick(shop.products, number).id}/`),
  },
  {
    name: 'page of the list, each time another, GraphQL',
    ask: (shop, number) => {
      const pages = Math.floor(shop.products.length / 16)
      return post(
        shop,
        productList.replace('"pageNumber":1', `"pageNumber":${(number % pages) + 1}`),
      )
    },
  },
  {
    name: 'a product, each time another, GraphQL',
    ask: (shop, number) => post(shop, productDetail(pick(shop.products, number).id)),
  },
  {
    name: 'a search, each time for another card, GraphQL',
    ask: (shop, number) => post(shop, searchFor(pick(shop.products, number).title.nl)),
  },
]

async function expectFine(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok || text.startsWith('{"errors"'))
    throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`)
}

/** Imports into the running shop, and waits until it shows what was imported. */
async function importProducts(
  testBed: TestBed,
): Promise<{ products: readonly Product[]; seconds: number }> {
  const content = await readCatalogue(root)
  const products = generateProducts(
    content.products.filter(({ kind }) => kind === 'GIFTCARD'),
    count,
  )
  const database = await openDatabase({ url: testBed.postgres.url, poolSize: 1 })
  const startedAt = performance.now()
  await database.db.transaction().execute((tx) => importCatalogue(tx, { ...content, products }))
  await database.close()
  const last = products.at(-1)?.id ?? ''
  while ((await fetch(`${testBed.shopUrl}/cadeaubonnen/${last}/?anew`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return { products, seconds: (performance.now() - startedAt) / 1000 }
}

type Times = { p50Ms: number; p99Ms: number; failures: number }

async function measure(shop: Shop, workload: Workload, turn: number): Promise<Times> {
  let number = turn * 1_000_000
  const ask = () => {
    number += 1
    return workload.ask(shop, number).then(expectFine)
  }
  await repeat(ask, { seconds: 1, lanes })
  return repeat(ask, { seconds: secondsPerTurn, lanes })
}

const mean = (times: readonly Times[], of: 'p50Ms' | 'p99Ms'): number =>
  times.reduce((sum, time) => sum + time[of], 0) / times.length

async function compare(own: Shop, many: Shop): Promise<readonly string[]> {
  const rows: string[] = []
  for (const workload of workloads) {
    const times: { own: Times[]; many: Times[] } = { own: [], many: [] }
    for (let turn = 0; turn < turns; turn += 1) {
      times.own.push(await measure(own, workload, turn))
      times.many.push(await measure(many, workload, turn))
    }
    const failures = [...times.own, ...times.many].reduce((sum, time) => sum + time.failures, 0)
    const [ours, theirs] = [mean(times.own, 'p50Ms'), mean(times.many, 'p50Ms')]
    const cells = [ours.toFixed(1), theirs.toFixed(1), (theirs / ours).toFixed(2)]
    const tails = [mean(times.own, 'p99Ms').toFixed(1), mean(times.many, 'p99Ms').toFixed(1)]
    rows.push(`| ${[workload.name, ...cells, ...tails, failures].join(' | ')} |`)
  }
  return rows
}

const memoryRow = (name: string, own: number, many: number): string =>
  `| ${name} | ${own} | ${many} | ${(many / own).toFixed(2)} | – | – | – |`

const testBeds = [await startTestBed(), await startTestBed()] as const
try {
  const [ownTestBed, manyTestBed] = testBeds
  const ownProducts = (await readCatalogue(root)).products
  const atStart = testBeds.map((testBed) => testBed.memoryMb())
  const { products, seconds } = await importProducts(manyTestBed)
  const rows = await compare(
    { testBed: ownTestBed, products: ownProducts },
    { testBed: manyTestBed, products },
  )
  writeSection(root, 'many-products', [
    `Import of ${products.length.toLocaleString('en-GB')} products until the running shop shows them: ${seconds.toFixed(1)} s. ${lanes} connections.`,
    '',
    `| Workload | ${ownProducts.length} products, p50 ms | ${products.length}, p50 ms | ratio | p99 ms | p99 ms | failures |`,
    '|---|---|---|---|---|---|---|',
    ...rows,
    memoryRow('memory after the start, before the import, MB', ...(atStart as [number, number])),
    memoryRow('memory at the end, MB', ownTestBed.memoryMb(), manyTestBed.memoryMb()),
    memoryRow('memory at its highest, MB', ownTestBed.memoryPeakMb(), manyTestBed.memoryPeakMb()),
  ])
} finally {
  for (const testBed of testBeds) await testBed.stop()
}

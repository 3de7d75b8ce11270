import { productDetail, productList } from './documents.ts'
import {
  addListToNewBasket,
  addToNewBasket,
  type OrderRun,
  placeGuestOrder,
  placeSingleGift,
  repeat,
} from './orders.ts'
import { searchFor } from './search-document.ts'
import type { TestBed } from './test-bed.ts'
import { freshNumber, type Load, type LoadFigure, load } from './wrk.ts'

/** How long a workload runs, and over how many connections. */
export type LoadProfile = { seconds: number; connections: number }

export type Workload = {
  name: string
  /**
   * Runs so long first, and once more after the database looked at its tables: a shop that just began has plans of empty tables,
   * and functions that were never compiled. Others need three seconds.
   */
  warmUpSeconds?: number
  /** Processor time of shop, database and bank together, in milliseconds each time, that is aimed at. */
  targetMs?: number
  /** What the same machine can do at all. */
  limit?: 'bare' | 'pgbench'
  run(testBed: TestBed, profile: LoadProfile): Promise<LoadFigure>
}

const product = { productId: process.env.PRODUCT ?? 'loof-en-lente-tuinbon', amount: 2500 }
const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'br, gzip' }

type RequestToRepeat = Pick<Load, 'body' | 'isMissing'> & { path: string }

/** Sends one request again and again. */
const repeatedRequest = ({ path, ...request }: RequestToRepeat): Workload['run'] => {
  const headers = request.body === undefined ? compressed : json
  return (testBed, profile) =>
    load(testBed.folder, { ...request, ...profile, headers, url: `${testBed.shopUrl}${path}` })
}

/** A variable that no document names makes each query a new one. */
const neverAsked = (question: string): string =>
  question.replace('"variables":{', `"variables":{"asked":${freshNumber},`)

const pages = [
  { name: 'home', path: '/' },
  { name: 'overview', path: '/cadeaubonnen/' },
  { name: 'product', path: '/cadeaubonnen/aan-tafel-dinerbon/' },
]

const questions = [
  { name: 'product list of 16, GraphQL', question: productList },
  { name: 'product detail, GraphQL', question: productDetail(product.productId) },
  { name: 'search for a term, GraphQL', question: searchFor('bioskoop') },
]

const fromOrders = ({ orders, seconds, ...run }: OrderRun): LoadFigure => ({
  ...run,
  requests: orders,
  perSecond: orders / seconds,
})

const repeatedOrder =
  (action: (shopUrl: string) => Promise<unknown>): Workload['run'] =>
  async ({ shopUrl }, { seconds, connections }) =>
    fromOrders(await repeat(() => action(shopUrl), { seconds, lanes: connections }))

/** Ends when the last card is issued, because the work of the jobs belongs to the order. */
const wholeOrder =
  (place: (shopUrl: string) => Promise<void>): Workload['run'] =>
  async (testBed, profile) => {
    const figure = await repeatedOrder(place)(testBed, profile)
    await testBed.allIssued()
    return figure
  }

/** With the service fee, as the page of the gift shows it. */
const wholeGift = { ...product, total: product.amount + 95 }

export const workloads: readonly Workload[] = [
  { name: 'a page, kept, compressed', limit: 'bare', run: repeatedRequest({ path: '/' }) },
  ...pages.map(({ name, path }) => ({
    name: `${name}, rendered anew`,
    targetMs: 5,
    run: repeatedRequest({ path: `${path}?anew=${freshNumber}` }),
  })),
  {
    name: 'a page that is not there, each time another',
    run: repeatedRequest({ path: `/nergens/${freshNumber}/`, isMissing: true }),
  },
  ...questions.flatMap(({ name, question }): Workload[] => [
    { name, limit: 'bare', run: repeatedRequest({ path: '/graphql', body: question }) },
    {
      name: `${name}, never asked before`,
      targetMs: 0.3,
      run: repeatedRequest({ path: '/graphql', body: neverAsked(question) }),
    },
  ]),
  {
    name: 'add to a new basket',
    limit: 'pgbench',
    run: repeatedOrder((url) => addToNewBasket(url, product)),
  },
  {
    name: 'a list of 2,000 receivers into a new basket',
    targetMs: 1500,
    run: repeatedOrder((url) => addListToNewBasket(url, product)),
  },
  {
    name: 'a whole guest order, every card issued',
    limit: 'pgbench',
    targetMs: 18,
    warmUpSeconds: 20,
    run: wholeOrder((url) => placeGuestOrder(url, product)),
  },
  {
    name: 'a whole order of one gift on its own page',
    limit: 'pgbench',
    targetMs: 18,
    warmUpSeconds: 20,
    run: wholeOrder((url) => placeSingleGift(url, wholeGift)),
  },
]

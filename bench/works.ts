import { productDetail, productList } from './documents.ts'
import { addToNewBasket, type OrderRun, placeGuestOrder, repeat } from './orders.ts'
import { searchFor } from './search-document.ts'
import type { Stage } from './stage.ts'
import { freshNumber, type Load, type LoadFigure, load } from './wrk.ts'

/** How long and how wide. */
export type Effort = { seconds: number; connections: number }

export type Work = {
  name: string
  /** Processor time of shop and database together, in milliseconds each time, that is aimed at. */
  targetMs?: number
  /** What the same machine can do at all. */
  limit?: 'bare' | 'pgbench'
  run(stage: Stage, effort: Effort): Promise<LoadFigure>
}

const product = { productId: process.env.PRODUCT ?? 'loof-en-lente-tuinbon', amount: 2500 }
const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'br, gzip' }

type Asked = Pick<Load, 'body' | 'isMissing'> & { path: string }

/** Asks again and again, a little while before it counts. */
const asking = ({ path, ...asked }: Asked): Work['run'] => {
  const headers = asked.body === undefined ? compressed : json
  return (stage, effort) =>
    load(stage.folder, { ...asked, ...effort, headers, url: `${stage.shopUrl}${path}` })
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

const repeating =
  (work: (shopUrl: string) => Promise<unknown>): Work['run'] =>
  async ({ shopUrl }, { seconds, connections }) =>
    fromOrders(await repeat(() => work(shopUrl), { seconds, lanes: connections }))

/** Until the last card is issued: what the jobs cost belongs to the order. */
const ordering: Work['run'] = async (stage, effort) => {
  const figure = await repeating((url) => placeGuestOrder(url, product))(stage, effort)
  await stage.allIssued()
  return figure
}

export const works: readonly Work[] = [
  { name: 'a page, kept, compressed', limit: 'bare', run: asking({ path: '/' }) },
  ...pages.map(({ name, path }) => ({
    name: `${name}, rendered anew`,
    targetMs: 5,
    run: asking({ path: `${path}?anew=${freshNumber}` }),
  })),
  {
    name: 'a page that is not there, each time another',
    run: asking({ path: `/nergens/${freshNumber}/`, isMissing: true }),
  },
  ...questions.flatMap(({ name, question }): Work[] => [
    { name, limit: 'bare', run: asking({ path: '/graphql', body: question }) },
    {
      name: `${name}, never asked before`,
      targetMs: 0.3,
      run: asking({ path: '/graphql', body: neverAsked(question) }),
    },
  ]),
  {
    name: 'add to a new basket',
    limit: 'pgbench',
    run: repeating((url) => addToNewBasket(url, product)),
  },
  { name: 'a whole guest order, every card issued', limit: 'pgbench', targetMs: 18, run: ordering },
]

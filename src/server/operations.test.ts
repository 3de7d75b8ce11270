import fastify from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#domain/db.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { type LoopDelay, openLoopDelay } from './loop-delay.ts'
import { isOperation, registerOperations } from './operations.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { openQuestionFigures } from './question-figures.ts'
import { watchProxies } from './untrusted-proxies.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

type Given = {
  db?: Kysely<Database>
  delay?: LoopDelay
  isStopping?: () => boolean
  hasDiskRoom?: () => Promise<boolean>
}

function openServer({
  db = database.db,
  delay = openLoopDelay(),
  isStopping = () => false,
  hasDiskRoom = async () => true,
}: Given = {}) {
  const app = fastify()
  registerOperations(app, {
    ...{ database: { db }, hasDiskRoom },
    cache: new ResponseCache(),
    delay,
    questions: openQuestionFigures(),
    proxies: watchProxies({ error: () => {} }),
    metricsToken: 'sleutel',
    isStopping,
  })
  onTestFinished(() => app.close())
  return app
}

test('metrics need the whole token', async () => {
  const app = openServer()
  const ask = async (authorization?: string) => {
    const answer = await app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    })
    return answer.statusCode
  }
  expect(await ask('Bearer sleutel')).toBe(200)
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer sleute', 'Bearer sleutel2', 'sleutel'])
    expect(await ask(wrong)).toBe(401)
})

test('a shop that is stopping lives but wants no new visitors', async () => {
  const app = openServer({ isStopping: () => true })
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect((await app.inject('/ready')).statusCode).toBe(503)
})

test('a shop whose database only reads lives but wants no new visitors', async () => {
  const transaction = database.db.transaction().setAccessMode('read only')
  const ready = await transaction.execute((db) => openServer({ db }).inject('/ready'))
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database read-only' }])
})

test('a shop whose disk is full lives but wants no new visitors, who could order nothing', async () => {
  const app = openServer({ hasDiskRoom: async () => false })
  expect((await app.inject('/health')).statusCode).toBe(200)
  const ready = await app.inject('/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk full' }])
})

test('metrics tell how late the process was while it was asked, since they were read before', async () => {
  const delay = openLoopDelay()
  const app = openServer({ delay })
  const latest = async () => {
    const { body } = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer sleutel' },
    })
    const figures = [...body.matchAll(/^nodejs_eventloop_lag_(\w+)_seconds (\S+)$/gm)]
    return Object.fromEntries(figures.map(([, figure = '', value]) => [figure, Number(value)]))
  }
  const none = { min: 0, max: 0, mean: 0, stddev: 0, p50: 0, p90: 0, p99: 0 }
  expect(await latest()).toEqual(none)
  const measured = delay.open()
  delay.asked()
  const untilMs = performance.now() + 80
  while (performance.now() < untilMs);
  await vi.waitFor(() => expect(measured.count).toBeGreaterThan(0))
  const { max = 0, mean = 0 } = await latest()
  expect([max > 0.05, mean > 0]).toEqual([true, true])
})

test('what machines ask all day long is told from what visitors ask', () => {
  expect(['/health', '/ready', '/metrics?x=1'].map(isOperation)).toEqual([true, true, true])
  expect(['/', '/healthy', '/cadeaubonnen/', '/graphql'].some(isOperation)).toBe(false)
})

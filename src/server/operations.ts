import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DiskRoom } from '#platform/database/disk-room.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import type { LoopDelay } from './loop-delay.ts'
import { neverMs, registerLoopFigures } from './loop-figures.ts'
import type { ResponseCache } from './pages/response-cache.ts'
import type { QuestionFigures } from './question-figures.ts'
import { isSameSecret } from './same-secret.ts'

/** What operators and load balancers ask: does it live, may it have visitors, how is it doing. */
export type Operations = {
  database: Pick<OpenDatabase, 'db'>
  hasDiskRoom: DiskRoom
  cache: ResponseCache
  delay: LoopDelay
  questions: Pick<QuestionFigures, 'counter'>
  /** Undefined leaves /metrics open, which only the demo does. */
  metricsToken: string | undefined
  isStopping: () => boolean
}

/** Machines ask these all day long, and nobody waits for the answer. */
export const isOperation = (url: string): boolean => /^\/(?:health|ready|metrics)(?:\?|$)/.test(url)

export function registerOperations(app: FastifyInstance, operations: Operations): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (operations.isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      await sql`select 1`.execute(operations.database.db)
      if (await operations.hasDiskRoom()) return { status: 'ready' }
      return reply.code(503).send({ status: 'disk full' })
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
  registerMetrics(app, operations)
}

function registerMetrics(
  app: FastifyInstance,
  { cache, delay, questions, metricsToken }: Operations,
): void {
  const registry = new Registry()
  registry.registerMetric(questions.counter)
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: neverMs })
  registerLoopFigures(registry, delay)
  const answers = new Counter({
    name: 'shop_answers_total',
    help: 'Answers given by the framework, by status class.',
    labelNames: ['status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'shop_answer_seconds',
    help: 'Time to an answer of the framework.',
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  new Gauge({
    name: 'shop_kept_answers_total',
    help: 'Answers given from the cache of pages and pictures.',
    registers: [registry],
    collect() {
      this.set(cache.hits)
    },
  })
  const byClass = [1, 2, 3, 4, 5].map((digit) => answers.labels({ status: `${digit}xx` }))
  app.addHook('onResponse', (_request, reply, done) => {
    byClass[Math.floor(reply.statusCode / 100) - 1]?.inc()
    seconds.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined && !bears(request.headers.authorization, metricsToken)) {
      return reply.code(401).send({ status: 'metrics need their token' })
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const bears = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`)

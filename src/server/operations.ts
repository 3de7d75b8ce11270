import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { listStoppedRuns } from '#domain/stopped-runs/stopped-runs.ts'
import type { DiskRoom } from '#platform/database/disk-room.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { standardOutput } from '#platform/logger/log-lines.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'
import type { LoopDelay } from './loop-delay.ts'
import { neverMs, registerLoopFigures } from './loop-figures.ts'
import type { ResponseCache } from './pages/response-cache.ts'
import type { QuestionFigures } from './question-figures.ts'
import type { ProxyWatch } from './untrusted-proxies.ts'

/** What operators and load balancers ask: does it live, may it have visitors, how is it doing. */
export type Operations = {
  database: Pick<OpenDatabase, 'db'>
  hasDiskRoom: DiskRoom
  cache: ResponseCache
  delay: LoopDelay
  questions: Pick<QuestionFigures, 'counter'>
  proxies: Pick<ProxyWatch, 'counter'>
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
      const { rows } = await sql<{ isReadOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(
        operations.database.db,
      )
      if (rows[0]?.isReadOnly === true)
        return reply.code(503).send({ status: 'database read-only' })
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
  { database, cache, delay, questions, proxies, metricsToken }: Operations,
): void {
  const registry = new Registry()
  registry.registerMetric(questions.counter)
  registry.registerMetric(proxies.counter)
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
  new Gauge({
    name: 'shop_log_lines_dropped_total',
    help: 'Log lines that could not be written.',
    registers: [registry],
    collect() {
      this.set(standardOutput.droppedCount())
    },
  })
  new Gauge({
    name: 'shop_stopped_runs',
    help: 'Runs of jobs that stopped and wait for a person.',
    registers: [registry],
    async collect() {
      // Metrics are answered without a database too.
      const runs = await listStoppedRuns(database.db).catch(() => [])
      this.set(runs.length)
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
    reply.header('cache-control', 'no-store')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const bears = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`)

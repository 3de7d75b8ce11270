import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobName, JobRequest, Jobs } from '#domain/outbox/queue.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openQueue } from '#platform/queue/open-queue.ts'
import { loadSecrets } from '#platform/secrets/load-secrets.ts'
import { openCardLinks } from '#platform/secrets/signed-card-links.ts'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import { neverMs } from '#tests/support/queue-promises.ts'
import { discardFolder, type RunningShop, runShop } from '#tests/support/running-shop.ts'
import { isWhole } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

const poolSize = 6
/** The queue's four and the listener. */
const besidesPool = 5
/** Long enough for tries that multiply to become thousands. */
const outageMs = isWhole('outage') ? 90_000 : 12_000

const server = startThrowAwayPostgres()
let shop: RunningShop
let cookie: string | undefined

beforeAll(async () => {
  shop = await runShop({
    environment: { DATABASE_URL: server.url, DATABASE_POOL_SIZE: String(poolSize) },
  })
  const visitor = new Visitor(shop.url, 'nl', async (url, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    cookie = keepCookies(cookie, response.headers.getSetCookie())
    return response.json()
  })
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 3 })
})
afterAll(async () => {
  await shop.stop()
  discardFolder(shop.dataFolder)
  server.stop()
})

type Page = { status: number; text: string; retryAfter: string | null }

async function visit(path: string): Promise<Page> {
  const headers = cookie === undefined ? {} : { cookie }
  const response = await fetch(`${shop.url}${path}`, { headers })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, text: await response.text(), retryAfter }
}

/** What a page of the basket says: what lies in it, that the shop cannot tell now, or something else. */
function tellBasket({ status, text }: Page): string {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text
  if (status === 200 && main.includes('Aan tafel')) return 'full'
  return status === 503 && main.includes('Je betaling gaat niet verloren') ? 'away' : `${status}`
}

/** Visitors who look into their basket again and again, until `stop`, which gives what they read. */
function visitInARow(visitors: number) {
  const told = new Map<string, number>()
  let isOver = false
  const walks = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const what = tellBasket(await visit('/winkelmandje/'))
      told.set(what, (told.get(what) ?? 0) + 1)
    }
  })
  return {
    told,
    stop: async () => {
      isOver = true
      await Promise.all(walks)
      return told
    },
  }
}

async function administer<Row extends object>(statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

async function connections(): Promise<number> {
  const [row] = await administer<{ count: number }>(`select count(*)::int as count ${others}`)
  return row?.count ?? 0
}

const isReady = async (): Promise<true | undefined> =>
  (await visit('/ready')).status === 200 ? true : undefined

test('a shop with one role for everything runs, and says which guards are off', () => {
  expect(shop.output()).toMatch(
    /"off":\[.*"owns the tables".*may do more than a running shop needs/,
  )
})

describe('a shop whose database goes away', () => {
  test('lives on when connections are cut under load, and goes on with new ones', async () => {
    const load = visitInARow(8)
    for (let cut = 0; cut < 5; cut += 1) {
      const before = load.told.get('full') ?? 0
      await administer(`select pg_terminate_backend(pid) ${others}`)
      await eventually('baskets after the cut', () =>
        (load.told.get('full') ?? 0) > before + 8 ? true : undefined,
      )
    }
    const told = await load.stop()
    expect([...told.keys()].filter((what) => what !== 'full' && what !== 'away')).toEqual([])
  })

  test('serves what it keeps, tells the truth about the rest, and is back without a crowd of connections', async () => {
    await visit('/')
    const load = visitInARow(8)
    server.halt()
    await eventually('word of the outage', () => load.told.get('away'))
    const startedAt = performance.now()
    const fullSoFar = load.told.get('full')

    const basket = await visit('/winkelmandje/')
    expect([tellBasket(basket), basket.retryAfter]).toEqual(['away', '5'])
    // As a mail has it: a link that is not ours is told apart without the database.
    const links = openCardLinks(loadSecrets(shop.dataFolder))
    const secret = links.token({ id: newId('dlv'), linkVersion: 1 })
    const order = '00000000-0000-4000-8000-000000000000'
    for (const path of [
      `/bestellen/${order}/`,
      `/bestellen/betaling-verwerken/?order=${order}`,
      `/bestellen/betaling-verwerken/?order=${order}&redirectResult=abc`,
      `/kaart/${secret}/`,
    ]) {
      const { status, text } = await visit(path)
      expect([status, text.includes('etaling gaat niet verloren')], path).toEqual([503, true])
    }
    await visit(`/account/nieuw-wachtwoord/?token=${secret}`)
    const kept = await Promise.all(['/', '/cadeaubonnen/', '/health'].map(visit))
    expect(kept.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await visit('/ready')).status).toBe(503)

    await pause(outageMs - (performance.now() - startedAt))
    expect(load.told.get('full')).toBe(fullSoFar)
    server.start()
    const backAt = performance.now()
    await eventually('a shop that is ready', isReady)
    process.stdout.write(`Ready ${Math.round(performance.now() - backAt)} ms after the database.\n`)
    await eventually('baskets after the outage', () =>
      (load.told.get('full') ?? 0) > (fullSoFar ?? 0) + 8 ? true : undefined,
    )
    const counts: number[] = []
    for (let look = 0; look < 10; look += 1) counts.push(await connections())
    expect(Math.max(...counts)).toBeLessThanOrEqual(poolSize + besidesPool)
    const told = await load.stop()
    expect([...told.keys()].filter((what) => what !== 'full' && what !== 'away')).toEqual([])
    // The failures are in the log, and what opens something is not.
    expect(shop.output()).toContain('The API failed unexpectedly.')
    expect(shop.output()).not.toContain(secret)
  })
})

describe('a job that ran when the database went away goes on at its return, not when it expires', () => {
  /** Answers what a worker is given, after the database has gone away under the first of it, and come back. */
  async function runThroughOutage<Name extends JobName>(
    { name, payload }: { name: Name; payload: Jobs[Name] },
    firstOutcome: Error | undefined,
  ): Promise<readonly unknown[]> {
    await administer(`create database "${name}"`)
    const url = new URL(server.url)
    url.pathname = `/${name}`
    const database = await openDatabase({ url: url.href, poolSize: 2 })
    const log = { error: () => {} }
    const queue = await openQueue(database, { log, policies: jobPolicies, lookEveryMs: neverMs })
    const runs: unknown[] = []
    await queue.work(name, async (payloads) => {
      const isFirst = runs.length === 0
      if (isFirst) {
        // What the queue notes is written down late: a commit that waits for the disk takes it along.
        await sql`create table taken ()`.execute(database.db)
        server.halt()
      }
      runs.push(...payloads)
      return payloads.map(() => (isFirst ? firstOutcome : undefined))
    })
    const tx = await database.db.transaction().execute(async (tx) => {
      await queue.send(tx, [{ name, payload } as JobRequest])
      return tx
    })
    queue.committed(tx)
    await eventually('the job', () => runs[0])
    server.start()
    await eventually('the same job once more', () => runs[1])
    await queue.close()
    await database.close()
    return runs
  }

  test('one whose end could not be written', async () => {
    const payload = { paymentId: newId('pay') }
    const runs = await runThroughOutage({ name: 'resolve-payment', payload }, undefined)
    expect(runs).toEqual([payload, payload])
  })

  test('one that was begun without a row, and failed', async () => {
    const payload = { orderId: newId('ord') }
    const failure = new Error('The database is away.')
    expect(await runThroughOutage({ name: 'issue-cards', payload }, failure)).toEqual([
      payload,
      payload,
    ])
  })
})

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { JobName } from '#domain/outbox/queue.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { newId, type OrderId } from '#kernel/ids.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openQueue, type ShopQueue } from '#platform/queue/open-queue.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { countJobs, neverMs, queuePromises, Seen } from '#tests/support/queue-promises.ts'

describe('the queue on PostgreSQL', () => queuePromises(() => openTestPostgres(5)))

describe('processes on one database', async () => {
  const database = await openTestPostgres(5)
  const open = () =>
    openQueue(database, { log: { error: () => {} }, policies: jobPolicies, lookEveryMs: neverMs })
  const sender = await open()
  const elsewhere = await openDatabase({ url: database.url, poolSize: 2 })
  const worker = await openQueue(elsewhere, {
    log: { error: () => {} },
    policies: jobPolicies,
    lookEveryMs: neverMs,
  })
  const seen = new Seen()
  await worker.work('activate-order', async (payloads) => {
    seen.add(payloads.map((payload) => (payload as { orderId: OrderId }).orderId))
    return payloads.map(() => undefined)
  })
  afterAll(async () => {
    await sender.close()
    await worker.close()
    await elsewhere.close()
    await database.close()
  })
  const send = async (queue: ShopQueue): Promise<OrderId> => {
    const orderId = newId('ord')
    const tx = await database.db.transaction().execute(async (tx) => {
      await queue.send(tx, [{ name: 'activate-order', payload: { orderId } }])
      return tx
    })
    queue.committed(tx)
    return orderId
  }

  test('a worker is woken by a process that only sends, without polling', async () => {
    const sent = await send(sender)
    await seen.until(1)
    expect(seen.orderIds).toEqual([sent])
  })

  test('a job is done by a process that is free while the one that sent it is busy', async () => {
    let finish = () => {}
    const busy = new Promise<void>((resolve) => {
      finish = resolve
    })
    const taken: unknown[] = []
    await sender.work('resolve-payment', async (payloads) => {
      taken.push(...payloads)
      await busy
      return payloads.map(() => undefined)
    })
    const free = new Seen()
    await worker.work('resolve-payment', async (payloads) => {
      free.add(payloads.map(() => newId('ord')))
      return payloads.map(() => undefined)
    })
    const check = async () => {
      const tx = await database.db.transaction().execute(async (tx) => {
        await sender.send(tx, [{ name: 'resolve-payment', payload: { paymentId: newId('pay') } }])
        return tx
      })
      sender.committed(tx)
    }
    // Whichever looks first takes a job; the sender is busy from the first that falls to it.
    while (taken.length === 0) {
      const done = free.orderIds.length
      await check()
      await eventually('somebody at work', () => taken[0] ?? free.orderIds[done])
    }
    const done = free.orderIds.length
    await check()
    await free.until(done + 1)
    finish()
    expect(taken).toHaveLength(1)
  })

  test('one whose connection broke hears again, and takes what was sent meanwhile', async () => {
    const before = seen.orderIds.length
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "jobs"'`.execute(database.db)
    const meanwhile = await send(sender)
    await seen.until(before + 1)
    const afterwards = await send(sender)
    await seen.until(before + 2)
    expect(seen.orderIds.slice(before)).toEqual([meanwhile, afterwards])
  })
})

test('what is due is there once, however many processes send it by the clock', async () => {
  const database = await openTestPostgres(5)
  const options = { log: { error: () => {} }, policies: jobPolicies, lookEveryMs: neverMs }
  const names: JobName[] = ['reconcile-work', 'expire-holds', 'make-documents']
  const queues: ShopQueue[] = []
  const sent = () => countJobs(database)
  try {
    for (let process = 0; process < 4; process += 1)
      queues.push(await openQueue(database, { ...options, firstMs: 0 }))
    const { rows } = await sql<{ minute: number }>`
      select extract(minute from now())::int as minute`.execute(database.db)
    // Still sent in the minute after it, into which the test may cross.
    const cron = `${rows[0]?.minute} * * * *`
    await Promise.all(queues.map((queue) => queue.schedule(names.map((name) => ({ name, cron })))))
    await eventually('all of them', async () =>
      Object.keys(await sent()).length === 3 ? true : undefined,
    )
    // A queue that is closed has sent.
    await Promise.all(queues.splice(0).map((queue) => queue.close()))
    expect(await sent()).toEqual({ 'expire-holds': 1, 'make-documents': 1, 'reconcile-work': 1 })
  } finally {
    for (const queue of queues) await queue.close()
    await database.close()
  }
})

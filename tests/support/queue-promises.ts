import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allJobs, jobPolicies } from '#jobs/jobs.ts'
import { newId, type OrderId } from '#kernel/ids.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { openQueue, type QueueOptions, type ShopQueue } from '#platform/queue/open-queue.ts'
import { countStatements } from '#tests/support/count-statements.ts'
import { eventually } from '#tests/support/eventually.ts'

const log = { error: () => {} }

/** Workers are woken at once by what is sent; these are for jobs without a notification. */
export const soonMs = 50
export const neverMs = 60 * 60 * 1000

/** Waits for what a worker does, without guessing how long it takes. */
export class Seen {
  readonly orderIds: OrderId[] = []
  #wake: (() => void) | undefined

  add(orderIds: readonly OrderId[]): void {
    this.orderIds.push(...orderIds)
    this.#wake?.()
  }

  async until(count: number): Promise<void> {
    while (this.orderIds.length < count) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

const unpolled = { lookEveryMs: neverMs }
/** A job that fails once fails for good a moment later. */
const impatient = {
  policies: {
    ...jobPolicies,
    'activate-order': { ...jobPolicies['activate-order'], retriesMax: 1, pauseSeconds: 0 },
  },
}

type QueueTimes = Partial<Pick<QueueOptions, 'lookEveryMs' | 'firstMs' | 'policies'>>

/** By their names, whatever became of them. */
export async function countJobs(database: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; jobs: number }>`
    select name, count(*)::int as jobs from pgboss.job group by name`.execute(database.db)
  return Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs]))
}

const orderOf = (payload: unknown) => (payload as { orderId: OrderId }).orderId

/** What the outbox promises, whichever engine stands below it. */
export function queuePromises(open: () => Promise<OpenDatabase>): void {
  const promises: { title: string; keep: () => Promise<void> }[] = []
  const promise = (title: string, keep: () => Promise<void>) => promises.push({ title, keep })

  const withQueue = async (
    run: (database: OpenDatabase, queue: ShopQueue) => Promise<void>,
    { lookEveryMs = soonMs, policies = jobPolicies, ...options }: QueueTimes = {},
  ): Promise<void> => {
    const database = await open()
    const queue = await openQueue(database, { log, policies, lookEveryMs, ...options })
    try {
      await run(database, queue)
    } finally {
      await queue.close()
      await database.close()
    }
  }
  const sending =
    (name: 'activate-order' | 'issue-cards') =>
    (database: OpenDatabase, queue: ShopQueue, ids: readonly OrderId[]) =>
      database.db.transaction().execute(async (tx) => {
        await queue.send(
          tx,
          ids.map((orderId) => ({ name, payload: { orderId } })),
        )
        return tx
      })

  const send = sending('activate-order')
  const sendInTables = sending('issue-cards')

  promise('a job exists exactly when its transaction stands', () =>
    withQueue(async (database, queue) => {
      const seen = new Seen()
      await queue.work('activate-order', async (payloads) => {
        seen.add(payloads.map(orderOf))
        return payloads.map(() => undefined)
      })
      const lost = newId('ord')
      const kept = newId('ord')
      const rolledBack = database.db.transaction().execute(async (tx) => {
        await queue.send(tx, [{ name: 'activate-order', payload: { orderId: lost } }])
        throw new Error('Rolled back.')
      })
      await expect(rolledBack).rejects.toThrow('Rolled back.')
      queue.committed(await send(database, queue, [kept]))
      await seen.until(1)
      expect(seen.orderIds).toEqual([kept])
    }, unpolled),
  )

  promise(
    'work that the tables tell of has no row where a worker is here, and one where none is',
    () =>
      withQueue(async (database, queue) => {
        const begun = newId('ord')
        queue.committed(await sendInTables(database, queue, [newId('ord')]))
        expect(await countJobs(database)).toEqual({ 'issue-cards': 1 })
        const seen = new Seen()
        await queue.work('issue-cards', async (payloads) => {
          seen.add(payloads.map(orderOf))
          return payloads.map(() => undefined)
        })
        await seen.until(1)
        queue.committed(await sendInTables(database, queue, [begun]))
        await seen.until(2)
        expect(seen.orderIds[1]).toBe(begun)
        expect(await countJobs(database)).toEqual({ 'issue-cards': 1 })
      }),
  )

  promise('jobs of a batch that fail are tried again, the others are not', () =>
    withQueue(async (database, queue) => {
      const seen = new Seen()
      const [good, bad] = [newId('ord'), newId('ord')]
      await queue.work('activate-order', async (payloads) => {
        const tries = payloads.map(orderOf)
        const results = tries.map((id) =>
          id === bad && !seen.orderIds.includes(bad) ? new Error('Not yet.') : undefined,
        )
        seen.add(tries)
        return results
      })
      queue.committed(await send(database, queue, [good, bad]))
      await seen.until(3)
      expect(seen.orderIds.filter((id) => id === bad)).toHaveLength(2)
      expect(seen.orderIds.filter((id) => id === good)).toHaveLength(1)
    }),
  )

  promise('jobs wait for a worker, and for their time', () =>
    withQueue(async (database, queue) => {
      const [now, later] = [newId('ord'), newId('ord')]
      await database.db.transaction().execute((tx) =>
        queue.send(tx, [
          {
            name: 'activate-order',
            payload: { orderId: later },
            startAfter: new Date('2099-01-01'),
          },
          { name: 'activate-order', payload: { orderId: now } },
        ]),
      )
      const seen = new Seen()
      await queue.work('activate-order', async (payloads) => {
        seen.add(payloads.map(orderOf))
        return payloads.map(() => undefined)
      })
      await seen.until(1)
      expect(seen.orderIds).toEqual([now])
    }),
  )

  promise('work that a job waits for is not sent again, other work is, once', () =>
    withQueue(async (database, queue) => {
      const [known, lost] = [newId('ord'), newId('ord')]
      await send(database, queue, [known])
      const jobs = [known, lost, lost].map((orderId) => ({
        name: 'activate-order' as const,
        payload: { orderId },
      }))
      const missing = () => database.db.transaction().execute((tx) => queue.sendMissing(tx, jobs))
      expect([await missing(), await missing()]).toEqual([1, 0])
      const seen = new Seen()
      await queue.work('activate-order', async (payloads) => {
        seen.add(payloads.map(orderOf))
        return payloads.map(() => undefined)
      })
      await seen.until(2)
      expect([...seen.orderIds].sort()).toEqual([known, lost].sort())
    }),
  )

  promise('a job that failed for good lies among the dead letters, with its reason', () =>
    withQueue(async (database, queue) => {
      const orderId = newId('ord')
      await queue.work('activate-order', async () => [new Error('Not today.')])
      await send(database, queue, [orderId])
      const letters = await eventually('the dead letter', async () => {
        const found = await queue.listDeadLetters()
        return found.length > 0 ? found : undefined
      })
      expect(letters).toEqual([
        {
          name: 'activate-order',
          payload: { orderId },
          failedAt: expect.any(Date),
          reason: 'Not today.',
        },
      ])
    }, impatient),
  )

  promise('a job that failed and that the clock sends again calls for nobody', () =>
    withQueue(async (database, queue) => {
      await queue.work('reconcile-work', async () => [new Error('Not today.')])
      await database.db
        .transaction()
        .execute((tx) => queue.send(tx, [{ name: 'reconcile-work', payload: {} }]))
      await eventually('the failure', async () => {
        const { rows } = await sql`
          select from pgboss.job where name = 'reconcile-work' and state = 'failed'`.execute(
          database.db,
        )
        return rows.length > 0 ? true : undefined
      })
      expect(await queue.listDeadLetters()).toEqual([])
    }),
  )

  promise('a job without a notification is found by the next poll', () =>
    withQueue(async (database, queue) => {
      const seen = new Seen()
      await queue.work('activate-order', async (payloads) => {
        seen.add(payloads.map(orderOf))
        return payloads.map(() => undefined)
      })
      const silent = newId('ord')
      await send(database, queue, [silent])
      await seen.until(1)
      expect(seen.orderIds).toEqual([silent])
    }),
  )

  promise('an idle worker asks for jobs once, however often the queue looks for all of them', () =>
    withQueue(async (_database, queue) => {
      const { all } = await countStatements(async (sent) => {
        for (const { name } of allJobs) await queue.work(name, async () => [])
        await eventually('forty looks', () => sent.filter(isLook)[39])
      })
      const asked = allJobs.map(({ name }) => all.filter((text) => isFetch(text, name)).length)
      expect(asked).toEqual(allJobs.map(() => 1))
    }),
  )

  promise('the clock sends what is due now, wakes its worker, and sends nothing else', () =>
    withQueue(
      async (database, queue) => {
        let wake = () => {}
        const ran = new Promise<void>((resolve) => {
          wake = resolve
        })
        await queue.work('reconcile-work', async () => {
          wake()
          return [undefined]
        })
        const elsewhen = (new Date().getUTCHours() + 12) % 24
        await queue.schedule([
          { name: 'forget-expired', cron: `* ${elsewhen} * * *` },
          { name: 'reconcile-work', cron: '* * * * *' },
        ])
        await ran
        expect(Object.keys(await countJobs(database))).toEqual(['reconcile-work'])
      },
      { ...unpolled, firstMs: 0 },
    ),
  )

  promise(
    'what an earlier release gave to the library to send by the clock is sent by it no more',
    () =>
      withQueue(async (database, queue) => {
        await sql`
        insert into pgboss.schedule (name, cron, data) values ('reconcile-work', '* * * * *', '{}')`.execute(
          database.db,
        )
        await queue.schedule([])
        const { rows } = await sql`select name from pgboss.schedule`.execute(database.db)
        expect(rows).toEqual([])
      }),
  )

  for (const { title, keep } of promises) test(title, keep)
}

const isLook = (text: string): boolean => /min\(start_after\)/.test(text)

const isFetch = (text: string, name: string): boolean =>
  text.includes('SKIP LOCKED') && text.includes(`j.name = '${name}'`)

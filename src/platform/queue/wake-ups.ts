import type { PgBoss } from 'pg-boss'
import type { JobName } from '#domain/outbox/queue.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'

/**
 * Wakes workers, so that none of them has to look by itself. A job begins at once where it was sent; another process
 * is told where no worker of this one is free. What nobody told of is found by a look: a try that became due,
 * what the clock sent, and what a process sent that died before it could tell.
 */
export type WakeUps = {
  add(name: JobName, workerId: string): Promise<void>
  /** Marks the worker as busy while it works: another process may then be quicker. */
  busy<Result>(name: JobName, work: () => Promise<Result>): Promise<Result>
  wake(names: readonly JobName[]): void
  close(): Promise<void>
}

type Parts = {
  boss: PgBoss
  database: Pick<OpenDatabase, 'url' | 'listen'>
  /** What could not be written while the database was away is first seen to; throws while it still is. */
  beforeLook(): Promise<void>
  lookEveryMs: number
  report(error: unknown): void
}

const channel = 'jobs'

/** What was just told is not told again at once: under load a message for each order would be a statement for each. */
const tellEveryMs = 50

/** Of each queue, when its next job is due, as far as that is before the next look. */
const dueSoon = `
  select name, extract(epoch from min(start_after) - now())::float8 * 1000 as "inMs"
  from pgboss.job
  where name = any($1) and state < 'active' and not blocked
    and start_after < now() + $2 * interval '1 millisecond'
  group by name`

type Collector = { (names: readonly string[]): void; close(): void }

/** Tells at once; what comes within the time after that is told together at its end. */
function collectFor(ms: number, tell: (names: readonly string[]) => void): Collector {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tellWaiting = (): void => {
    timer = undefined
    if (waiting.size === 0) return
    const names = [...waiting]
    waiting.clear()
    timer = setTimeout(tellWaiting, ms).unref()
    tell(names)
  }
  const collect = (names: readonly string[]): void => {
    for (const name of names) waiting.add(name)
    if (timer === undefined) tellWaiting()
  }
  const close = (): void => {
    clearTimeout(timer)
    timer = undefined
    waiting.clear()
  }
  return Object.assign(collect, { close })
}

export function openWakeUps(parts: Parts): WakeUps {
  const { boss, database, lookEveryMs, report } = parts
  const workerIds = new Map<string, string>()
  const busy = new Set<string>()
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isListening = false

  const wakeOwn = (name: string): void => {
    const id = workerIds.get(name)
    if (id !== undefined) boss.notifyWorker(id)
  }
  const look = async (): Promise<void> => {
    await parts.beforeLook()
    const { rows } = await boss.getDb().executeSql(dueSoon, [[...workerIds.keys()], lookEveryMs])
    for (const { name, inMs } of rows) {
      if (inMs <= 0) wakeOwn(name)
      else setTimeout(() => wakeOwn(name), inMs).unref()
    }
  }
  const lookOnce = (): void => {
    looking ??= look()
      .catch(report)
      .finally(() => {
        looking = undefined
      })
  }
  const tellOthers = collectFor(tellEveryMs, (names) => {
    // On the queue's own connection, which waits for no disk: others' commits wait for one that notifies.
    boss
      .getDb()
      .executeSql('select pg_notify($1, name) from unnest($2::text[]) as name', [channel, names])
      .catch(report)
  })
  return {
    add: async (name, workerId) => {
      workerIds.set(name, workerId)
      timer ??= setInterval(lookOnce, lookEveryMs)
      if (isListening || database.url === undefined) return
      isListening = true
      // An empty message follows a break of the connection: anything may have been said meanwhile.
      await database.listen(channel, (told) => {
        if (told === '') lookOnce()
        for (const name of told === '' ? workerIds.keys() : [told]) wakeOwn(name)
      })
    },
    busy: async (name, work) => {
      busy.add(name)
      try {
        return await work()
      } finally {
        busy.delete(name)
      }
    },
    wake: (names) => {
      for (const name of names) wakeOwn(name)
      if (database.url === undefined) return
      const notFree = names.filter((name) => busy.has(name) || !workerIds.has(name))
      if (notFree.length > 0) tellOthers(notFree)
    },
    close: async () => {
      clearInterval(timer)
      tellOthers.close()
      await looking
    },
  }
}

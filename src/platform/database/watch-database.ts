import pg from 'pg'
import { boundsOf } from './connection-bounds.ts'

type Ask = () => Promise<unknown>

export type DatabaseWatch = {
  /** Asks over a connection of the process' pool; rejects where it gets no answer. */
  overPool: Ask
  /** Asks over a connection made for it; rejects where it gets no answer. */
  overFreshOne: Ask
  log: { warn(facts: object, sentence: string): void }
  /** The pool is of no use any more, and only a new process helps. Called once. */
  onDeaf(): void
  now?: () => number
}

/** While the pool answers, and while it does not. */
const lookAfterMs = { well: 30_000, away: 10_000 }
/** A pool mends itself within seconds of the server's return; one that has not after this never will. */
export const deafMsMax = 2 * 60 * 1000

/**
 * Looks whether this process reaches its database. While nobody does, it waits, however long that is: ending would
 * only take away the pages that are kept. Where a fresh connection works and the pool does not for two minutes, the
 * fault is in the process.
 */
export function watchDatabase(watch: DatabaseWatch): { stop(): Promise<void> } {
  const { overPool, overFreshOne, log, onDeaf, now = () => performance.now() } = watch
  let awaySince: number | undefined
  let deafSince: number | undefined
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const answers = (ask: Ask): Promise<boolean> =>
    ask().then(
      () => true,
      () => false,
    )
  const look = async (): Promise<void> => {
    if (await answers(overPool)) {
      if (awaySince !== undefined)
        log.warn({ seconds: Math.round((now() - awaySince) / 1000) }, 'The database is back.')
      awaySince = undefined
      deafSince = undefined
      return
    }
    if (awaySince === undefined) log.warn({}, 'The database does not answer.')
    awaySince ??= now()
    if (!(await answers(overFreshOne))) {
      deafSince = undefined
      return
    }
    deafSince ??= now()
    if (now() - deafSince < deafMsMax) return
    isOver = true
    onDeaf()
  }
  const lookLater = (): void => {
    if (isOver) return
    const afterMs = awaySince === undefined ? lookAfterMs.well : lookAfterMs.away
    timer = setTimeout(() => {
      looking = look().finally(lookLater)
    }, afterMs).unref()
  }
  lookLater()
  return {
    stop: async () => {
      isOver = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Opens a connection, asks and closes it. */
export const askOverFreshConnection =
  ({ url, isPooled }: { url: string; isPooled: boolean }) =>
  async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, ...boundsOf({ isPooled }) })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
    } finally {
      client.end().catch(() => {})
    }
  }

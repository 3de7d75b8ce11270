import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { type Outage, outageOf } from '#flows/shared/outage-of.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(2)
const { url = '' } = database
afterAll(() => database.close())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function asking(
  statement: string | readonly string[],
  config: pg.ClientConfig = {},
): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, pipeline: true, ...config } as object)
  client.on('error', () => {})
  await client.connect()
  let failure: unknown
  for (const one of [statement].flat()) failure = await failureOf(client.query(one))
  client.end().catch(() => {})
  return failure
}

async function fromPool(
  config: pg.PoolConfig,
  use: (pool: pg.Pool) => Promise<unknown>,
): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, ...config })
  pool.on('error', () => {})
  const failure = await use(pool)
  if (!pool.ending) await pool.end()
  return failure
}

/** Two that hold what the other wants next. */
async function deadlock(): Promise<unknown> {
  const clients = [1, 2].map(
    () => new pg.Client({ connectionString: url, options: '-c deadlock_timeout=20ms' }),
  )
  const [one, other] = clients as [pg.Client, pg.Client]
  await Promise.all(clients.map((client) => client.connect()))
  await one.query('begin; select pg_advisory_xact_lock(1)')
  await other.query('begin; select pg_advisory_xact_lock(2)')
  const failures = await Promise.all([
    failureOf(one.query('select pg_advisory_xact_lock(2)').then(() => one.query('commit'))),
    failureOf(other.query('select pg_advisory_xact_lock(1)').then(() => other.query('commit'))),
  ])
  await Promise.all(clients.map((client) => client.end()))
  return failures.find((failure) => failure !== undefined)
}

/** Waits for a lock that somebody else holds. */
async function waitForLock(): Promise<unknown> {
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('select pg_advisory_lock(3)')
  const failure = await asking('select pg_advisory_lock(3)', { lock_timeout: 1 })
  await holder.end()
  return failure
}

const endItself = 'select pg_terminate_backend(pg_backend_pid())'
const raise = (code: string) => `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`

/** What goes wrong on the way to the server, each as the driver tells it. */
const failures: readonly (readonly [what: string, is: Outage, () => Promise<unknown>])[] = [
  [
    'a statement that takes too long',
    'busy',
    () => asking('select pg_sleep(9)', { statement_timeout: 1 }),
  ],
  ['a lock that takes too long', 'busy', waitForLock],
  ['a deadlock', 'busy', deadlock],
  [
    'an answer that does not come',
    'busy',
    () => asking('select pg_sleep(9)', { query_timeout: 1 }),
  ],
  [
    ...(['a pool that is full', 'busy'] as const),
    () =>
      fromPool({ max: 1 }, async (pool) => {
        const client = await pool.connect()
        pool.options.connectionTimeoutMillis = 1
        const failure = await failureOf(pool.connect())
        client.release()
        return failure
      }),
  ],
  ['too many connections', 'busy', () => asking(raise('53300'))],
  ['a transaction that lay idle', 'busy', () => asking(raise('25P03'))],
  ['a server that ends the connection', 'away', () => asking(endItself)],
  ['a connection that was ended before', 'away', () => asking([endItself, 'select 1'])],
  ['a server that starts', 'away', () => asking(raise('57P03'))],
  [
    'a server that became a copy',
    'away',
    () => asking(['set default_transaction_read_only = on', 'create table no ()']),
  ],
  ['a server whose disk is full', 'away', () => asking(raise('53100'))],
  [
    ...(['no server', 'away'] as const),
    () => failureOf(new pg.Client({ host: '127.0.0.1', port: 1 }).connect()),
  ],
  [
    ...(['a pool that was closed', 'away'] as const),
    () =>
      fromPool({}, async (pool) => {
        await pool.end()
        return failureOf(pool.connect())
      }),
  ],
  [
    ...(['a process that ends', 'away'] as const),
    async () => {
      const { db, close } = await openDatabase({ url, poolSize: 1 })
      const ask = () => db.selectFrom('carts').select('id').execute()
      await ask()
      await close()
      return failureOf(ask())
    },
  ],
]

describe('a failure of the way to the server is told from one of what was asked', () => {
  test.each(failures)('%s: %s', async (_what, outage, fail) => {
    const failure = await fail()
    expect(failure).toBeInstanceOf(Error)
    expect(outageOf(failure), String(failure)).toBe(outage)
  })

  test.each(['23505', '23503', '23514', '22P02', '42P01', '42501', 'XX000'])(
    'code %s is no outage',
    async (code) => {
      expect(outageOf(await asking(raise(code)))).toBeUndefined()
    },
  )
})

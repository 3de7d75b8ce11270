import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, ReadsBehind } from '#domain/db.ts'
import { holdFolder } from '#platform/database/folder-lock.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { pgliteDialect } from '#platform/database/pglite.ts'
import { boundsOf } from './connection-bounds.ts'
import { PooledClient } from './pooled-client.ts'
import { openReplica } from './replica.ts'

const dateOid = 1082
const bigintOid = 20

/** A date is a plain day ('2026-11-21') on both engines, never an instant; cents fit in a number. */
pg.types.setTypeParser(dateOid, (text) => text)
pg.types.setTypeParser(bigintOid, Number)
const parsers = { [dateOid]: (text: string) => text, [bigintOid]: Number }

export type OpenDatabase = {
  db: Kysely<Database>
  /** The embedded engine where there is one: pg-boss and LISTEN use it directly. */
  pglite: PGlite | undefined
  /** Address of the server where there is one. */
  url: string | undefined
  /** Whether a pooler stands before the server and shares its connections by transaction: nothing of a session holds. */
  isPooled: boolean
  /** Reads where a copy answers that may be a moment behind; where there is none, in the database itself. */
  readBehind: ReadsBehind
  /** Calls back for every `pg_notify` on the channel; on PostgreSQL by one connection for all channels. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

export type ServerLocation = {
  url: string
  poolSize: number
  /** Of the role that owns the tables, for migrations; where there is none, that of `url` owns them. */
  ownerUrl?: string | undefined
  /** A way to the server for LISTEN alone: it says that `url` leads to a pooler. */
  listenUrl?: string | undefined
  /** A copy of the database that only reads and may be a moment behind. */
  replicaUrl?: string | undefined
  /** For migrations and the operator's commands, which take as long as they take: nothing ends their statements. */
  isPatient?: boolean
}

export type DatabaseLocation =
  | ServerLocation
  /** `folder` undefined keeps everything in memory; `image` is a dumped folder to start from. */
  | { folder: string | undefined; image?: Blob }

export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'url' in location ? openPostgres(location) : openPglite(location)
}

async function openPglite(location: {
  folder: string | undefined
  image?: Blob
}): Promise<OpenDatabase> {
  const release = location.folder === undefined ? () => {} : holdFolder(location.folder)
  const options = {
    parsers,
    ...(location.image === undefined ? {} : { loadDataDir: location.image }),
  }
  const pglite =
    location.folder === undefined
      ? await PGlite.create(options)
      : await PGlite.create(join(location.folder, 'pglite'), options)
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) })
  return {
    db,
    pglite,
    url: undefined,
    isPooled: false,
    readBehind: (read) => read(db),
    listen: async (channel, onMessage) => {
      await pglite.listen(channel, onMessage)
    },
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

function openPostgres(location: ServerLocation): OpenDatabase {
  const isPooled = location.listenUrl !== undefined
  const isPatient = location.isPatient === true
  const bounds = isPatient ? {} : boundsOf({ isPooled })
  const db = openPool({ url: location.url, max: location.poolSize, isPooled, bounds })
  const notifications = openNotifications(location.listenUrl ?? location.url)
  const replica =
    location.replicaUrl === undefined
      ? undefined
      : openReplica(db, (bounds) =>
          openPool({
            url: location.replicaUrl ?? '',
            max: location.poolSize,
            isPooled: false,
            bounds: isPatient ? {} : bounds,
          }),
        )
  return {
    db,
    pglite: undefined,
    url: location.url,
    isPooled,
    readBehind: replica?.read ?? ((read) => read(db)),
    listen: (channel, onMessage) => notifications.listen(channel, onMessage),
    close: async () => {
      await notifications.stop()
      await replica?.close()
      await db.destroy()
    },
  }
}

type PoolToOpen = { url: string; max: number; isPooled: boolean; bounds: pg.ClientConfig }

function openPool({ url, max, isPooled, bounds }: PoolToOpen): Kysely<Database> {
  const options = { connectionString: url, max, ...bounds, Client: PooledClient as never }
  // What the pool is given goes on to each of its clients.
  const pool = new pg.Pool({ ...options, preparesByName: !isPooled } as pg.PoolConfig)
  // A connection that breaks is replaced by the pool, and what it was asked fails by itself. Without listeners one
  // that is idle (the pool's) or taken (its own) would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

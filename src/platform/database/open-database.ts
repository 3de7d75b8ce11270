import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '#domain/db.ts'
import { holdFolder } from '#platform/database/folder-lock.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { pgliteDialect } from '#platform/database/pglite.ts'
import { connectionBounds } from './connection-bounds.ts'
import { PooledClient } from './pooled-client.ts'

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
  /** Calls back for every `pg_notify` on the channel; on PostgreSQL by one connection for all channels. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

export type DatabaseLocation =
  | {
      url: string
      poolSize: number
      /** For migrations and the operator's commands, which take as long as they take: nothing ends their statements. */
      isPatient?: boolean
    }
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
    listen: async (channel, onMessage) => {
      await pglite.listen(channel, onMessage)
    },
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

function openPostgres(location: Extract<DatabaseLocation, { url: string }>): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: location.url,
    max: location.poolSize,
    ...(location.isPatient === true ? {} : connectionBounds),
    Client: PooledClient as never,
  })
  // A connection that breaks is replaced by the pool, and what it was asked fails by itself. Without listeners one
  // that is idle (the pool's) or taken (its own) would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const notifications = openNotifications(location.url)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pglite: undefined,
    url: location.url,
    listen: (channel, onMessage) => notifications.listen(channel, onMessage),
    close: async () => {
      await notifications.stop()
      await db.destroy()
    },
  }
}

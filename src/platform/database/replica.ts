import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database, ReadsBehind } from '#domain/db.ts'
import { connectionBounds } from './connection-bounds.ts'

/** A copy that is away costs its readers little: they do not wait long for it, and soon stop asking. */
const replicaBounds = { ...connectionBounds, connectionTimeoutMillis: 1000, query_timeout: 5000 }
const restMs = 10_000

export type Replica = { read: ReadsBehind; close(): Promise<void> }

/**
 * Reads in the copy, and in the database itself when the copy does not answer; for ten seconds afterwards nobody asks
 * the copy again. What fails in the database too fails as it would without a copy.
 */
export function openReplica(
  primary: Kysely<Database>,
  open: (bounds: pg.ClientConfig) => Kysely<Database>,
  now: () => number = () => performance.now(),
): Replica {
  const copy = open(replicaBounds)
  let restsUntil = 0
  return {
    read: async (read) => {
      if (now() < restsUntil) return read(primary)
      try {
        return await read(copy)
      } catch {
        restsUntil = now() + restMs
        return read(primary)
      }
    },
    close: () => copy.destroy(),
  }
}

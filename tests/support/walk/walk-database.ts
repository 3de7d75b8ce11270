import { makeDatabase } from '#tests/support/make-database.ts'
import { type Pooler, pgbouncer, startPooler } from '#tests/support/pooler.ts'
import { makeRole } from '#tests/support/postgres.ts'
import {
  startReplicaOf,
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from '#tests/support/postgres-server.ts'
import { commandShop } from '#tests/support/running-shop.ts'

export type WalkDatabase = {
  server: Pick<ThrowAwayPostgres, 'halt' | 'start'>
  /** A copy that only reads, where there is one. */
  replica: Pick<ThrowAwayPostgres, 'halt' | 'start'> | undefined
  /** How a process of the shop reaches it. */
  environment: NodeJS.ProcessEnv
  /** Straight to the server, for whoever looks. */
  url: string
  close(): Promise<void>
}

/** A server of its own, which one role owns and uses. */
export function openPlainDatabase(): WalkDatabase {
  const server = startThrowAwayPostgres()
  return {
    ...{ server, replica: undefined, url: server.url },
    environment: { DATABASE_URL: server.url },
    close: async () => server.stop(),
  }
}

/** Fewer connections than the pools of all processes together. */
const serverConnections = 12

/** As a large shop has it: a role that owns nothing, a copy to read from, and a pooler where this machine has one. */
export async function openSpreadDatabase(): Promise<WalkDatabase> {
  const server = startThrowAwayPostgres()
  const owner = await makeDatabase(server.url)
  const { url, role } = await makeRole(owner.url)
  const migrated = await commandShop(['migrate'], {
    ...{ DATABASE_URL: url, DATABASE_OWNER_URL: owner.url },
  })
  if (migrated.code !== 0) throw new Error(migrated.output)
  const replica = startReplicaOf(server)
  const replicaUrl = new URL(url)
  replicaUrl.searchParams.set('host', replica.folder)
  const pooler: Pooler | undefined =
    pgbouncer === undefined
      ? undefined
      : await startPooler(pgbouncer, {
          ...{
            serverFolder: server.folder,
            roles: ['shop', role],
            askable: url,
            serverConnections,
          },
        })
  return {
    ...{ server, replica, url: owner.url },
    environment: {
      DATABASE_URL: pooler?.through(url) ?? url,
      DATABASE_LISTEN_URL: pooler === undefined ? undefined : url,
      DATABASE_REPLICA_URL: replicaUrl.href,
    },
    close: async () => {
      await pooler?.stop()
      replica.stop()
      server.stop()
    },
  }
}

import { join } from 'node:path'
import pg from 'pg'
import type { AsOwner } from '#flows/recovery/audit-books.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { grantRuntime } from '#platform/database/grant-runtime.ts'
import { migrate } from '#platform/database/migrate.ts'
import {
  type DatabaseLocation,
  type OpenDatabase,
  openDatabase,
  type ServerLocation,
} from '#platform/database/open-database.ts'
import { openQueue } from '#platform/queue/open-queue.ts'

type Migration = { home: string; log: { error(facts: object, sentence: string): void } }

export const migrationsIn = (home: string): string => join(home, 'db', 'migrations')

/**
 * Brings tables and job queue to this release as the role that owns them, and gives the role of the running shop what it
 * needs of them. Processes of the release before go on meanwhile: migrations only add what they do not know.
 */
export async function migrateDatabase(
  location: DatabaseLocation,
  { home, log }: Migration,
): Promise<string> {
  if (!('url' in location)) return 'The embedded database is migrated at each start of the shop.'
  const { url, ownerUrl } = location
  const owner = await openDatabase({ url: ownerUrl ?? url, poolSize: 1, isPatient: true })
  try {
    await makeTables(owner, { home, log })
    const role = roleOf(url)
    if (!hasOwnRole(location))
      return `The database is migrated. ${role} owns its tables, so only triggers guard it.`
    await grantRuntime(owner.db, role)
    return `The database is migrated, and ${role} may do what a running shop does.`
  } finally {
    await owner.close()
  }
}

/** The shop's tables and those of its queue: a shop that starts finds both. */
export async function makeTables(owner: OpenDatabase, { home, log }: Migration): Promise<void> {
  await migrate(owner, migrationsIn(home))
  const queue = await openQueue(owner, { log, policies: jobPolicies, ownsTables: true })
  await queue.close()
}

/** As the driver reads it: from the address, else from the environment. */
const roleOf = (url: string): string => new pg.Client({ connectionString: url }).user ?? ''

/** Whether the running shop has a role of its own, which owns no table. */
const hasOwnRole = (
  location: DatabaseLocation,
): location is ServerLocation & { ownerUrl: string } =>
  'url' in location &&
  location.ownerUrl !== undefined &&
  roleOf(location.url) !== roleOf(location.ownerUrl)

/** Runs work as the owner of the tables. Undefined on the embedded database and where the shop has no role of its own. */
export function databaseOwnerOf(location: DatabaseLocation): AsOwner | undefined {
  if (!hasOwnRole(location)) return undefined
  return async (work) => {
    const owner = await openDatabase({ url: location.ownerUrl, poolSize: 1, isPatient: true })
    try {
      return await work(owner.db)
    } finally {
      await owner.close()
    }
  }
}

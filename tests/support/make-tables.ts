import { createRequire } from 'node:module'
import { jobPolicies } from '#jobs/jobs.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { openQueue } from '#platform/queue/open-queue.ts'

export const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname

/** The release of the library whose tables lie beside ours. */
export const queueRelease: string = createRequire(import.meta.url)('pg-boss/package.json').version

/** The shop's tables and those of its queue, as the operator's `migrate` makes them: a shop that starts finds both. */
export async function makeTables(database: OpenDatabase): Promise<void> {
  await migrate(database, migrationsFolder)
  const log = {
    error: (_: object, sentence: string) => {
      throw new Error(sentence)
    },
  }
  const queue = await openQueue(database, { log, policies: jobPolicies })
  await queue.close()
}

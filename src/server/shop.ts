import { jobPolicies } from '#jobs/jobs.ts'
import { localUrl } from '#platform/config/config.ts'
import { environment } from '#platform/config/environment.ts'
import { readConfig } from '#platform/config/read-config.ts'
import { loadStorefront } from '#platform/content/read-storefront.ts'
import { ensureMigrated } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createLogger } from '#platform/logger/create-logger.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import { openQueue, type ShopQueue } from '#platform/queue/open-queue.ts'
import { openSecretAttemptKeys } from '#platform/secrets/secret-attempt-keys.ts'
import { openNewsletterLinks } from '#platform/secrets/signed-newsletter-links.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { CommandAnswer, CommandContext } from './commands/command.ts'
import { askRunningShop } from './commands/command-socket.ts'
import { runCommand } from './commands/commands.ts'
import { migrateCommand } from './commands/migrate.ts'
import { crashAt } from './crash.ts'
import { openTime } from './demonstration-time.ts'
import { explainFailure } from './failures.ts'
import { databaseOwnerOf, migrateDatabase, migrationsIn } from './migrate-database.ts'
import { secretsOf } from './secrets-of.ts'

const home = new URL('../../', import.meta.url).pathname

/** The operator's command line: through the running shop where one holds the embedded database, else directly. */
async function run(words: readonly string[]): Promise<CommandAnswer> {
  const config = readConfig(environment, home)
  const isEmbedded = !('url' in config.database)
  const answered = isEmbedded ? await askRunningShop(config.dataFolder, words) : undefined
  if (answered !== undefined) return answered
  const log = createLogger(config.logLevel)
  const migrate = () => migrateDatabase(config.database, { home, log })
  // All other commands need tables that are there.
  if (words[0] === migrateCommand.name) return migrateCommand.run({ migrate }, words.slice(1))
  const database = await openDatabase(
    'url' in config.database ? { ...config.database, isPatient: true } : config.database,
  )
  let queue: ShopQueue | undefined
  try {
    const ownsTables = await ensureMigrated(database, migrationsIn(home))
    const secrets = secretsOf(config)
    const { clock, time } = await openTime(database, config)
    const context: CommandContext = {
      db: database.db,
      readBehind: database.readBehind,
      home,
      clock,
      time,
      log,
      storefront: await loadStorefront(home, config.storefront),
      shopUrl: config.shopUrl ?? localUrl(config.port),
      postSettings: config.post,
      bankAccounts: config.bankAccounts,
      newsletterLinks: openNewsletterLinks(secrets),
      vault: openVault(secrets),
      secretAttemptKeys: openSecretAttemptKeys(secrets),
      reached: crashAt(config.crashAt),
      payoutReports: createSettlementReports(config.adyen),
      openQueue: async () => {
        queue ??= await openQueue(database, {
          ...{ log, policies: jobPolicies, ownsTables },
          aheadMs: time?.aheadMs,
        })
        return queue
      },
      migrate,
      asOwner: databaseOwnerOf(config.database),
    }
    return await runCommand(context, words)
  } finally {
    await queue?.close()
    await database.close()
  }
}

try {
  const { lines, exitCode } = await run(process.argv.slice(2))
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
} catch (error) {
  process.stderr.write(
    `${explainFailure(error) ?? (error instanceof Error ? error.message : String(error))}\n`,
  )
  process.exitCode = 1
}

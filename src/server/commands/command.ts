import type { Kysely } from 'kysely'
import type { CardVault } from '#domain/cards/vault.ts'
import type { Clock } from '#domain/clock.ts'
import type { Database, ReadsBehind } from '#domain/db.ts'
import type { NewsletterLinks } from '#domain/newsletter/links.ts'
import type { DeadLetters } from '#domain/outbox/dead-letters.ts'
import type { Queue } from '#domain/outbox/queue.ts'
import type { PayoutReports } from '#domain/payouts/report.ts'
import type { SecretAttemptKeys } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { AsOwner } from '#flows/recovery/audit-books.ts'
import type { CrashPoint } from '#flows/shared/crash-points.ts'
import type { Logger } from '#flows/shared/deps.ts'
import type { PostSettings } from '#platform/config/config.ts'
import type { DemonstrationTime } from '#server/demonstration-time.ts'

/** What a command of the operator gets. */
export type CommandContext = {
  db: Kysely<Database>
  /** For reports, which may be a moment behind. */
  readBehind: ReadsBehind
  /** The folder that holds `content/`. */
  home: string
  clock: Clock
  /** Undefined where nobody may move it: in production. */
  time: DemonstrationTime | undefined
  log: Logger
  storefront: Storefront
  /** The shop's own address without a slash at the end. */
  shopUrl: string
  postSettings: PostSettings
  /** IBANs of the shop; undefined where a bank's file may be of any account. */
  bankAccounts: readonly string[] | undefined
  newsletterLinks: NewsletterLinks
  vault: CardVault
  secretAttemptKeys: SecretAttemptKeys
  /** Ends the process where a test named this point. */
  reached(point: CrashPoint): void
  payoutReports: PayoutReports
  /** That of the running shop, or one opened for the command. */
  openQueue(): Promise<Queue & DeadLetters>
  /** Undefined on the embedded database, and without a role of its own for the running shop. */
  asOwner: AsOwner | undefined
  /** Brings the tables to this release; tells what was done. */
  migrate(): Promise<string>
}

/** Lines to print and the exit code: 0 done, 1 refused or a fault found, 2 wrong usage. */
export type CommandAnswer = { lines: readonly string[]; exitCode: 0 | 1 | 2 }

export type Command<Context = CommandContext> = {
  /** One to three words. */
  name: string
  explanation: string
  /** Name and arguments. */
  usage: string
  run(context: Context, args: readonly string[]): Promise<CommandAnswer>
}

/** What flows that change something need. */
export const withQueue = async (context: CommandContext) => ({
  ...context,
  queue: await context.openQueue(),
})

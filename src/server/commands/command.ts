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
  newsletterLinks: NewsletterLinks
  vault: CardVault
  secretAttemptKeys: SecretAttemptKeys
  payoutReports: PayoutReports
  /** That of the running shop, or one opened for the command. */
  openQueue(): Promise<Queue & DeadLetters>
  /** Brings the tables to this release. */
  migrate(): Promise<CommandAnswer>
}

/** A command answers with lines to print; `isFine` false becomes exit code 1. */
export type CommandAnswer = { lines: readonly string[]; isFine: boolean }

export type Command = {
  /** One or two words. */
  name: string
  explanation: string
  run(context: CommandContext, args: readonly string[]): Promise<CommandAnswer>
}

import type { Kysely } from 'kysely'
import type { Database } from '#domain/db.ts'

/** What a command of the operator gets: the database, and the folder that holds `content/`. */
export type CommandContext = { db: Kysely<Database>; home: string }

/** A command answers with lines to print; `isFine` false becomes exit code 1. */
export type CommandAnswer = { lines: readonly string[]; isFine: boolean }

export type Command = {
  /** One or two words. */
  name: string
  explanation: string
  run(context: CommandContext, args: readonly string[]): Promise<CommandAnswer>
}

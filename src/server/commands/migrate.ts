import type { CommandContext } from './command.ts'
import { defineCommand } from './define-command.ts'

/** The only one that changes tables, and the only one that needs DATABASE_OWNER_URL. */
export const migrateCommand = defineCommand({
  name: 'migrate',
  explanation: 'brings the tables to this release, as the role of DATABASE_OWNER_URL',
  words: {},
  run: ({ migrate }: Pick<CommandContext, 'migrate'>) => migrate(),
  format: (told) => [told],
})

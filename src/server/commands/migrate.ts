import type { Command } from './command.ts'

/** The only one that changes tables, and the only one that needs DATABASE_OWNER_URL. */
export const migrateCommand: Command = {
  name: 'migrate',
  explanation: 'brings the tables to this release, as the role of DATABASE_OWNER_URL',
  run: ({ migrate }) => migrate(),
}

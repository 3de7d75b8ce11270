import type { Kysely } from 'kysely'
import type { Clock } from '#domain/clock.ts'
import type { Database } from '#domain/db.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import { openSecretAttemptKeys } from '#platform/secrets/secret-attempt-keys.ts'
import { openVault } from '#platform/secrets/vault.ts'
import type { CommandContext } from '#server/commands/command.ts'
import { testStorefront } from '#tests/support/build-shop.ts'

const key = new Uint8Array(32)
const keys = {
  keys: [{ id: 'k', key }],
  activeKeyId: 'k',
  hashKeys: [{ id: '1', key: key }],
  linkKeys: [{ id: '1', key: key }],
}

const notAsked = (what: string) => () => {
  throw new Error(`This command has no use for ${what}.`)
}

/** The context of a command that reads the database only; everything else throws when touched. */
export const commandContext = (given: {
  db: Kysely<Database>
  clock: Clock
  home?: string
  bankAccounts?: readonly string[]
}): CommandContext => ({
  home: '',
  bankAccounts: undefined,
  time: undefined,
  asOwner: undefined,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  readBehind: (read) => read(given.db),
  reached: () => {},
  ...given,
  storefront: testStorefront,
  shopUrl: 'http://shop.example',
  postSettings: { labels: 'a4', stockLowBelow: 10 },
  newsletterLinks: {
    confirmToken: notAsked('links'),
    readConfirm: notAsked('links'),
    endToken: notAsked('links'),
    readEnd: notAsked('links'),
  },
  vault: openVault(keys),
  secretAttemptKeys: openSecretAttemptKeys(keys),
  payoutReports: createSettlementReports({ merchantAccount: 'TestShop', reports: undefined }),
  openQueue: async () => notAsked('jobs')(),
  migrate: async () => notAsked('other tables')(),
})

import { countPasswordKeys } from '#domain/accounts/count-password-keys.ts'
import { countKeyUse } from '#domain/cards/reseal-cards.ts'
import { renewKeys } from '#flows/cards/renew-keys.ts'
import { firstKeyId } from '#platform/secrets/named-key.ts'
import type { Command } from './command.ts'

/** What each key is still needed for; one that no line names can be taken out of the settings. */
export const listKeysCommand: Command = {
  name: 'keys list',
  explanation: 'what each key is still needed for, by name',
  async run({ db, vault }) {
    const { seal, hash } = vault.activeKeys
    const lines = (await countKeyUse(db)).map(
      ({ keyId, sealed, numbers, pins }) =>
        `${keyId}: ${sealed} cards sealed, ${numbers} numbers and ${pins} pins hashed`,
    )
    const passwords = (await countPasswordKeys(db)).map(
      (row) => `${row.keyId ?? firstKeyId}: ${row.passwords} passwords hashed`,
    )
    const inUse = `In use: ${seal} seals, ${hash} hashes.`
    return { lines: [inUse, ...lines, ...passwords], isFine: true }
  },
}

/** After a new key was put first in the settings, and every process was started with it. */
export const renewKeysCommand: Command = {
  name: 'keys renew',
  explanation: 'seals and hashes all cards with the keys in use, while the shop goes on',
  async run(context) {
    const renewed = await renewKeys(context)
    const { lines } = await listKeysCommand.run(context, [])
    return { lines: [`${renewed} cards renewed.`, ...lines], isFine: true }
  },
}

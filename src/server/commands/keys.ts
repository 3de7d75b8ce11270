import { type KeyUseOverview, listKeyUse } from '#flows/cards/list-key-use.ts'
import { renewKeys } from '#flows/cards/renew-keys.ts'
import { firstKeyId } from '#platform/secrets/named-key.ts'
import { defineCommand } from './define-command.ts'

/** What each key is still needed for; one that no line names can be taken out of the settings. */
export const listKeysCommand = defineCommand({
  name: 'keys list',
  explanation: 'what each key is still needed for, by name',
  words: {},
  run: listKeyUse,
  format: tell,
})

/** After a new key was put first in the settings, and every process was started with it. */
export const renewKeysCommand = defineCommand({
  name: 'keys renew',
  explanation: 'seals and hashes all cards with the keys in use, while the shop goes on',
  words: {},
  async run(context) {
    const renewed = await renewKeys(context)
    return { renewed, ...(await listKeyUse(context)) }
  },
  format: ({ renewed, ...use }) => [`${renewed} cards renewed.`, ...tell(use)],
})

function tell({ active, cards, passwords }: KeyUseOverview): readonly string[] {
  return [
    `In use: ${active.seal} seals, ${active.hash} hashes.`,
    ...cards.map(
      ({ keyId, sealed, numbers, pins }) =>
        `${keyId}: ${sealed} cards sealed, ${numbers} numbers and ${pins} pins hashed`,
    ),
    ...passwords.map((row) => `${row.keyId ?? firstKeyId}: ${row.passwords} passwords hashed`),
  ]
}

import { SecretUnreadable } from '#domain/cards/vault.ts'
import type { EndedReminders, ReminderLinks } from '#domain/reminders/links.ts'
import { invariant } from '#kernel/invariant.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'
import { decrypt, deriveKey, encrypt } from './cipher.ts'

const endedLabel = 'reminders that ended'

export function openReminderLinks({ linkKeys }: LinkKeys): ReminderLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'reminder no', prefix: 'rem' })
  const keys = linkKeys.map(({ key }) => deriveKey(key, endedLabel))
  return {
    endToken: (id) => tokens.token({ id, number: 0 }),
    readEnd: (token) => tokens.read(token)?.id,
    sealEnded(ended) {
      const [active] = keys
      invariant(active !== undefined, 'There is a key of links.')
      const sealed = encrypt(active, { label: endedLabel, text: JSON.stringify(ended) })
      return Buffer.from(sealed).toString('base64url')
    },
    openEnded(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        try {
          return readEnded(decrypt(key, { label: endedLabel, bytes }))
        } catch (error) {
          if (!(error instanceof SecretUnreadable)) throw error
        }
      }
    },
  }
}

function readEnded(text: string): EndedReminders {
  const ended: Omit<EndedReminders, 'endedAt'> & { endedAt: string } = JSON.parse(text)
  return { ...ended, endedAt: new Date(ended.endedAt) }
}

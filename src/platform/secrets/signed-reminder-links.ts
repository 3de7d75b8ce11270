import type { ReminderLinks } from '#domain/reminders/links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

export function openReminderLinks({ linkKeys }: LinkKeys): ReminderLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'reminder no', prefix: 'rem' })
  return {
    endToken: (id) => tokens.token({ id, number: 0 }),
    readEnd: (token) => tokens.read(token)?.id,
  }
}

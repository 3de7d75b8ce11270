import type { CardUnlockLinks } from '#domain/cards/unlock-links.ts'
import { openSignedTokens } from '#platform/secrets/signed-tokens.ts'

const hourMs = 60 * 60 * 1000

/** The number in the token is the hour in which it stops. */
export function openCardUnlockLinks({ linkKey }: { linkKey: Uint8Array }): CardUnlockLinks {
  const tokens = openSignedTokens({ linkKey, purpose: 'card unlock', prefix: 'crd' })
  return {
    token: ({ id, until }) => tokens.token({ id, number: Math.ceil(until.getTime() / hourMs) }),
    read(token) {
      const read = tokens.read(token)
      return read && { id: read.id, until: new Date(read.number * hourMs) }
    },
  }
}

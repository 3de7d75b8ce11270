import type { CardUnlockLinks } from '#domain/cards/unlock-links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

const hourMs = 60 * 60 * 1000

/** The number in the token is the hour in which it stops. */
export function openCardUnlockLinks({ linkKeys }: LinkKeys): CardUnlockLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'card unlock', prefix: 'crd' })
  return {
    token: ({ id, until }) => tokens.token({ id, number: Math.ceil(until.getTime() / hourMs) }),
    read(token) {
      const read = tokens.read(token)
      return read && { id: read.id, until: new Date(read.number * hourMs) }
    },
  }
}

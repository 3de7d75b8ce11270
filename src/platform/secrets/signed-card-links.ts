import type { CardLinks } from '#domain/deliveries/card-links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** The number in the token is the version of the link. */
export function openCardLinks({ linkKeys }: LinkKeys): CardLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'card link', prefix: 'dlv' })
  return {
    token: ({ id, linkVersion }) => tokens.token({ id, number: linkVersion }),
    read(token) {
      const read = tokens.read(token)
      return read && { id: read.id, linkVersion: read.number }
    },
  }
}

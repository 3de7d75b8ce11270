import type { AccountLinks } from '#domain/accounts/links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** The letter's row says for what a link is and how long; the token only proves that the mail was ours. */
export function openAccountLinks({ linkKeys }: LinkKeys): AccountLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'account letter', prefix: 'alt' })
  return { token: (id) => tokens.token({ id, number: 0 }), read: (token) => tokens.read(token)?.id }
}

import type { InvitationLinks } from '#domain/companies/links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** The row says whether the invitation stands; the token only proves that the mail was ours. */
export function openInvitationLinks({ linkKeys }: LinkKeys): InvitationLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'company invitation', prefix: 'civ' })
  return { token: (id) => tokens.token({ id, number: 0 }), read: (token) => tokens.read(token)?.id }
}

import type { QuoteLinks } from '#domain/quotes/links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** A link is its quote's, whatever its version: its token has no number of its own. */
export function openQuoteLinks({ linkKeys }: LinkKeys): QuoteLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'quote', prefix: 'qot' })
  return {
    token: (id) => tokens.token({ id, number: 0 }),
    read: (token) => tokens.read(token)?.id,
  }
}

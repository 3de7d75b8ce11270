import type { NewsletterLinks } from '#domain/newsletter/links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

const hourMs = 60 * 60 * 1000

/** The number in a link that confirms is the hour in which it stops; the one that ends the letters has no end. */
export function openNewsletterLinks({ linkKeys }: LinkKeys): NewsletterLinks {
  const confirming = openSignedTokens({ linkKeys, purpose: 'newsletter yes', prefix: 'sub' })
  const ending = openSignedTokens({ linkKeys, purpose: 'newsletter no', prefix: 'sub' })
  return {
    confirmToken: ({ id, until }) =>
      confirming.token({ id, number: Math.ceil(until.getTime() / hourMs) }),
    readConfirm(token) {
      const read = confirming.read(token)
      return read && { id: read.id, until: new Date(read.number * hourMs) }
    },
    endToken: (id) => ending.token({ id, number: 0 }),
    readEnd: (token) => ending.read(token)?.id,
  }
}

import type { OrderLinks } from '#domain/orders/order-links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** A link is its row's, which says how long it lives: its token has no number of its own. */
export function openOrderLinks({ linkKeys }: LinkKeys): OrderLinks {
  const tokens = openSignedTokens({ linkKeys, purpose: 'order', prefix: 'olk' })
  return {
    token: (id) => tokens.token({ id, number: 0 }),
    read: (token) => tokens.read(token)?.id,
  }
}

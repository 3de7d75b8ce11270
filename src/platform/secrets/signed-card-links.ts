import type { CardLinks } from '#domain/deliveries/card-links.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

/** The number in the token is the version of the link. */
export function openCardLinks({ linkKeys }: LinkKeys): CardLinks {
  const deliveries = openSignedTokens({ linkKeys, purpose: 'card link', prefix: 'dlv' })
  const units = openSignedTokens({ linkKeys, purpose: 'unit link', prefix: 'unt' })
  return {
    token: (link) =>
      'unitId' in link
        ? units.token({ id: link.unitId, number: link.linkVersion })
        : deliveries.token({ id: link.id, number: link.linkVersion }),
    read(token) {
      const delivery = deliveries.read(token)
      if (delivery !== undefined) return { id: delivery.id, linkVersion: delivery.number }
      const unit = units.read(token)
      return unit && { unitId: unit.id, linkVersion: unit.number }
    },
  }
}

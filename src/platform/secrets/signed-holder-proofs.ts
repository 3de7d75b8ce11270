import type { HolderProofs } from '#domain/cards/holder-proofs.ts'
import { type LinkKeys, openSignedTokens } from '#platform/secrets/signed-tokens.ts'

const minuteMs = 60 * 1000

const inText = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url')

/** The number in the token is the minute in which it stops. */
export function openHolderProofs({ linkKeys }: LinkKeys): HolderProofs {
  const tokens = openSignedTokens({ linkKeys, purpose: 'card holder', prefix: 'crd' })
  return {
    token: ({ id, numberHash, until }) =>
      tokens.token({
        ...{ id, number: Math.ceil(until.getTime() / minuteMs) },
        boundTo: inText(numberHash),
      }),
    claimOf: tokens.claimOf,
    read(token, numberHash) {
      const read = tokens.read(token, inText(numberHash))
      return read && { id: read.id, until: new Date(read.number * minuteMs) }
    },
  }
}

import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { SecretAttemptKeys } from '#domain/secret-attempts/secret-attempt-key.ts'
import { invariant } from '#kernel/invariant.ts'
import type { LinkKeys } from '#platform/secrets/signed-tokens.ts'

const keyLength = 32

/**
 * HMAC-SHA-256 under a key of its own: an address has few values, and a plain hash of one is as good as the address. It
 * comes from the oldest key that is listed, so that a new one forgets no attempt.
 */
export function openSecretAttemptKeys({ linkKeys }: LinkKeys): SecretAttemptKeys {
  const linkKey = linkKeys.at(-1)?.key
  invariant(linkKey !== undefined, 'There is a key of links.')
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', linkKey, '', 'attempts', keyLength)))
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
  return {
    of: (purpose, text) => ({ purpose, hash: hash(purpose, text) }),
    ofOrders: (text) => hash('orders', text),
    ofBudget: (text) => hash('budget', text),
    ofRedeem: (token) => hash('redeem', token),
  }
}

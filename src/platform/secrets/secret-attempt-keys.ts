import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { SecretAttemptKeys } from '#domain/secret-attempts/secret-attempt-key.ts'

const keyLength = 32

/** HMAC-SHA-256 under a key of its own: an address has few values, and a plain hash of one is as good as the address. */
export function openSecretAttemptKeys({ linkKey }: { linkKey: Uint8Array }): SecretAttemptKeys {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', linkKey, '', 'attempts', keyLength)))
  return {
    of: (purpose, text) => ({
      purpose,
      hash: createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url'),
    }),
  }
}

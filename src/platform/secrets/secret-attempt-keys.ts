import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { AttemptKeys } from '#domain/secret-attempts/secret-attempt-key.ts'

const keyLength = 32

/** HMAC-SHA-256 under a key of its own: an address has few values, and a plain hash of one is as good as the address. */
export function openAttemptKeys({ linkKey }: { linkKey: Uint8Array }): AttemptKeys {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', linkKey, '', 'attempts', keyLength)))
  return {
    of: (purpose, text) => ({
      purpose,
      hash: createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url'),
    }),
  }
}

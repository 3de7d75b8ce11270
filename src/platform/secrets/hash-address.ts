import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { HashAddress } from '#domain/orders/address-hash.ts'

const keyLength = 32

/** HMAC-SHA-256 under a key of its own, of the address in small letters: nobody means two mailboxes by them. */
export function openHashAddress({ hashKey }: { hashKey: Uint8Array }): HashAddress {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', hashKey, '', 'addresses', keyLength)))
  return (email) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest()
}

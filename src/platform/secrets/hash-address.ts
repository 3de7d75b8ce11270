import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { HashAddress } from '#domain/orders/address-hash.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { invariant } from '#kernel/invariant.ts'
import type { VaultKeys } from './vault.ts'

const keyLength = 32

/**
 * HMAC-SHA-256 under a key of its own, of the address in small letters: nobody means two mailboxes by them. It comes from
 * the oldest hash key that is listed, for an address that was forgotten cannot be hashed anew.
 */
export function openHashAddress({ hashKeys }: Pick<VaultKeys, 'hashKeys'>): HashAddress {
  const hashKey = hashKeys.at(-1)?.key
  invariant(hashKey !== undefined, 'There is a key for hashes.')
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', hashKey, '', 'addresses', keyLength)))
  return (email) => createHmac('sha256', key).update(emailKeyOf(email)).digest()
}

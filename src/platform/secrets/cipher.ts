import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { SecretUnreadable } from '#domain/cards/vault.ts'
import { invariant } from '#kernel/invariant.ts'
import { randomBytes } from '#kernel/random-bytes.ts'

const cipherName = 'aes-256-gcm'
const keyLength = 32
const nonceLength = 12
const tagLength = 16

/** AES-256-GCM with a random nonce: nonce, tag, ciphertext. The label is bound in. */
export function encrypt(
  key: KeyObject,
  { label, text }: { label: string; text: string },
): Uint8Array {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(label))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws `SecretUnreadable` for anything that was not closed with this key under this label. */
export function decrypt(
  key: KeyObject,
  { label, bytes }: { label: string; bytes: Uint8Array },
): string {
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  try {
    const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagLength })
      .setAAD(Buffer.from(label))
      .setAuthTag(tag)
    const body = decipher.update(bytes.subarray(nonceLength + tagLength))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new SecretUnreadable(`The secret ${label} does not open.`, { cause })
  }
}

export function toKey(bytes: Uint8Array): KeyObject {
  invariant(bytes.length === keyLength, `A key has ${keyLength} bytes.`)
  return createSecretKey(bytes)
}

/** A key for one purpose alone. */
export const deriveKey = (key: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', toKey(key), '', purpose, keyLength)))

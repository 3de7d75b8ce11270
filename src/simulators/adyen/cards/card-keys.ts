import {
  constants,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  timingSafeEqual,
} from 'node:crypto'
import { dayMs } from '#kernel/day-ms.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import type { StoredSettings } from '#simulators/adyen/store/settings.ts'

export type CardFieldName = 'number' | 'expiryMonth' | 'expiryYear' | 'cvc'

export type CardKeyPair = {
  /** `10001|<modulus>`, exponent and modulus in hexadecimal. */
  publicKey: string
  privateKey: KeyObject
}

/**
 * Kept with the other state: fields encrypted before a restart are still read after it. Made once somebody asks: a pair
 * takes a tenth of a second, and most who start a provider never type a card.
 */
export function openCardKeys(settings: StoredSettings): CardKeyPair {
  let keys: CardKeyPair | undefined
  const loaded = () => {
    keys ??= loadCardKeys(settings)
    return keys
  }
  return {
    get publicKey() {
      return loaded().publicKey
    },
    get privateKey() {
      return loaded().privateKey
    },
  }
}

function loadCardKeys(settings: StoredSettings): CardKeyPair {
  const kept = settings.get('card.privateKey')
  const privateKey = kept
    ? createPrivateKey(kept)
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  if (!kept)
    settings.set('card.privateKey', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  const { n, e } = privateKey.export({ format: 'jwk' })
  const hex = (part: string | undefined) =>
    Buffer.from(part ?? '', 'base64url')
      .toString('hex')
      .toUpperCase()
  return { publicKey: `${hex(e).replace(/^0/, '')}|${hex(n)}`, privateKey }
}

type SealedField = { value: string; field: CardFieldName }

/** The plain text of one card field: encrypted by a frame, or a `test_` value from a server. */
export function openCardField(keys: CardKeyPair, { value, field }: SealedField): string {
  if (value.startsWith('test_')) return value.slice('test_'.length)
  const payload = decrypt(keys, value)
  const generatedAt = Date.parse(String(payload.generationtime))
  // Real time on both sides: a browser knows nothing of the virtual clock.
  if (!(Math.abs(Date.now() - generatedAt) < dayMs))
    throw invalid('172', 'Encrypted data used outside of valid time period')
  const plain = payload[field]
  if (typeof plain !== 'string') throw unreadable()
  return plain
}

const unreadable = () => invalid('174', 'Unable to decrypt data')

/** JWE in compact form: RSA-OAEP (SHA-1) around the key, A256CBC-HS512 around the content (RFC 7516, 7518). */
function decrypt(keys: CardKeyPair, jwe: string): Record<string, unknown> {
  try {
    const [header = '', wrappedKey = '', iv = '', ciphertext = '', tag = ''] = jwe.split('.')
    const decode = (part: string) => Buffer.from(part, 'base64url')
    const contentKey = privateDecrypt(
      { key: keys.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
      decode(wrappedKey),
    )
    const headerLength = Buffer.alloc(8)
    headerLength.writeBigUInt64BE(BigInt(header.length * 8))
    const expectedTag = createHmac('sha512', contentKey.subarray(0, 32))
      .update(header)
      .update(decode(iv))
      .update(decode(ciphertext))
      .update(headerLength)
      .digest()
      .subarray(0, 32)
    if (!timingSafeEqual(expectedTag, decode(tag))) throw unreadable()
    const decipher = createDecipheriv('aes-256-cbc', contentKey.subarray(32), decode(iv))
    const plain = Buffer.concat([decipher.update(decode(ciphertext)), decipher.final()])
    return JSON.parse(plain.toString('utf8'))
  } catch {
    throw unreadable()
  }
}

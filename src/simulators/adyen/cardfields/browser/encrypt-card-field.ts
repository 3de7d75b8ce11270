/**
 * Encrypts one card field as the provider expects it: JWE in compact form, RSA-OAEP (SHA-1) around a fresh key
 * of 64 bytes, whose first half authenticates (HMAC-SHA-512) and whose second half encrypts (AES-CBC).
 * Runs wherever WebCrypto is: in a frame on https or localhost, else on the provider's server.
 */
export async function encryptCardField(
  publicKey: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const header = encodeText(JSON.stringify({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' }))
  const payload = { ...fields, generationtime: new Date().toISOString() }
  const contentKey = crypto.getRandomValues(new Uint8Array(64))
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const { subtle } = crypto

  const wrappedKey = await subtle.encrypt('RSA-OAEP', await importPublicKey(publicKey), contentKey)
  const aesKey = await subtle.importKey('raw', contentKey.slice(32), 'AES-CBC', false, ['encrypt'])
  const ciphertext = await subtle.encrypt(
    { name: 'AES-CBC', iv },
    aesKey,
    new TextEncoder().encode(JSON.stringify(payload)),
  )
  const headerBytes = new TextEncoder().encode(header)
  const headerBits = new DataView(new ArrayBuffer(8))
  headerBits.setBigUint64(0, BigInt(headerBytes.length * 8))
  const macKey = await subtle.importKey(
    'raw',
    contentKey.slice(0, 32),
    { name: 'HMAC', hash: 'SHA-512' },
    false,
    ['sign'],
  )
  const authenticated = new Blob([headerBytes, iv, ciphertext, headerBits])
  const mac = await subtle.sign('HMAC', macKey, await authenticated.arrayBuffer())
  return [header, ...[wrappedKey, iv, ciphertext, mac.slice(0, 32)].map(encodeBytes)].join('.')
}

/** The key comes as `10001|<modulus>`, both parts hexadecimal. */
async function importPublicKey(publicKey: string): Promise<CryptoKey> {
  const [exponent = '', modulus = ''] = publicKey.split('|')
  const jwk = { kty: 'RSA', e: encodeHex(exponent), n: encodeHex(modulus), ext: true }
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-1' }
  return await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['encrypt'])
}

const encodeText = (text: string) => encodeBytes(new TextEncoder().encode(text))

function encodeHex(hex: string): string {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return encodeBytes(Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

function encodeBytes(bytes: ArrayBuffer | Uint8Array): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** The heads that CBOR has for short things: a type, and how long or how much. */
const head = (type: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(type << 5) | value])
    : Buffer.from(
        value < 256 ? [(type << 5) | 24, value] : [(type << 5) | 25, value >> 8, value & 255],
      )

const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const present = 0x01
const verified = 0x04
const hasKey = 0x40

type Question = { challenge: string; rpId?: string; rp?: { id: string } }

/** A device that holds one passkey, as WebAuthn Level 3 has it: ES256, no attestation. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16)
  /** Where the browser says that it is. */
  origin = 'https://shop.example'
  isVerified = true
  counter = 0

  /** The answer to a question for a new passkey. */
  make(asked: string): string {
    const { challenge, rp } = JSON.parse(asked) as Question
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (part: string) => bytes(Buffer.from(part, 'base64url'))
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), coordinate(x)],
      [number(-3), coordinate(y)],
    )
    const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const data = Buffer.concat([this.#data(rp?.id ?? '', hasKey), named])
    const attestationObject = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(data)],
    ).toString('base64url')
    const clientDataJSON = this.#clientData('webauthn.create', challenge).toString('base64url')
    return this.#answer({ attestationObject, clientDataJSON, transports: ['internal'] })
  }

  /** The answer to a question for a passkey that there is. */
  show(asked: string): string {
    const { challenge, rpId = '' } = JSON.parse(asked) as Question
    this.counter += 1
    const data = this.#data(rpId, 0)
    const client = this.#clientData('webauthn.get', challenge)
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: signed.toString('base64url'),
    })
  }

  #data(host: string, flags: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags | present | (this.isVerified ? verified : 0))
    rest.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(host), rest])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }))
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url')
    const named = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ ...named, response })
  }
}

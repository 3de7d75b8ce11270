import {
  argon2,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '#domain/accounts/passwords.ts'
import { invariant } from '#kernel/invariant.ts'
import { firstKeyId, type NamedKey } from './named-key.ts'

const argon2Async = promisify(argon2)

/** OWASP's floor for Argon2id (19 MiB, two passes, one lane): some 40 ms of one core, off the event loop. */
const costOfPasswords = { memory: 19_456, passes: 2, parallelism: 1 }
type Cost = typeof costOfPasswords

const saltLength = 16
const tagLength = 32
const keyLength = 32

/** As other systems write it, with the cost beside the hash, so that raising it leaves old passwords good. */
const shape =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)(?:,keyid=([\w.-]{1,40}))?\$([\w-]{22})\$([\w-]{43})$/

/**
 * Argon2id of Node.js itself, over an HMAC of the password: without the shop's key a leaked table cannot even be guessed
 * at. Each hash names its key (`keyid`), for only its owner can bring the password to a newer one; those from before keys
 * had names are of the first.
 */
export function openPasswords({
  hashKeys,
  cost = costOfPasswords,
}: {
  hashKeys: readonly NamedKey[]
  cost?: Cost
}): Passwords {
  const keys = new Map(
    hashKeys.map(({ id, key }) => [
      id,
      createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'passwords', keyLength))),
    ]),
  )
  const activeId = hashKeys[0]?.id
  invariant(activeId !== undefined, 'There is a key for passwords.')
  const tagOf = (
    password: string,
    { salt, memory, passes, parallelism, keyId }: Cost & { salt: Buffer; keyId: string },
  ) => {
    const key = keys.get(keyId)
    invariant(key !== undefined, `The hash key ${keyId} of a password is not held.`)
    return argon2Async('argon2id', {
      ...{ memory, passes, parallelism, tagLength, nonce: salt },
      message: createHmac('sha256', key).update(password, 'utf8').digest(),
    })
  }
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(saltLength)
    const tag = await tagOf(password, { ...cost, salt, keyId: activeId })
    const { memory, passes, parallelism } = cost
    const how = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism},keyid=${activeId}`
    return `${how}$${salt.toString('base64url')}$${tag.toString('base64url')}`
  }
  return {
    hash,
    async isRight(given, password) {
      const [, memory, passes, parallelism, keyId = firstKeyId, salt, tag] =
        shape.exec(given ?? '') ?? []
      if (salt === undefined || tag === undefined) {
        // An unknown account costs the same work, so that the time of the answer tells nothing.
        await hash(password)
        return false
      }
      const asked = await tagOf(password, {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        salt: Buffer.from(salt, 'base64url'),
        keyId,
      })
      return timingSafeEqual(asked, Buffer.from(tag, 'base64url'))
    },
  }
}

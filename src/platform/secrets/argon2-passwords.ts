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

const argon2Async = promisify(argon2)

/** OWASP's floor for Argon2id (19 MiB, two passes, one lane): some 40 ms of one core, off the event loop. */
const costOfPasswords = { memory: 19_456, passes: 2, parallelism: 1 }
type Cost = typeof costOfPasswords

const saltLength = 16
const tagLength = 32
const keyLength = 32

/** As other systems write it, with the cost beside the hash, so that raising it leaves old passwords good. */
const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w-]{22})\$([\w-]{43})$/

/**
 * Argon2id of Node.js itself, over an HMAC of the password: without the shop's key a leaked table cannot even be guessed
 * at. The key never changes with the card keys, for nobody could log in afterwards.
 */
export function openPasswords({
  hashKey,
  cost = costOfPasswords,
}: {
  hashKey: Uint8Array
  cost?: Cost
}): Passwords {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', hashKey, '', 'passwords', keyLength)))
  const tagOf = (
    password: string,
    { salt, memory, passes, parallelism }: Cost & { salt: Buffer },
  ) =>
    argon2Async('argon2id', {
      ...{ memory, passes, parallelism, tagLength, nonce: salt },
      message: createHmac('sha256', key).update(password, 'utf8').digest(),
    })
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(saltLength)
    const tag = await tagOf(password, { ...cost, salt })
    const { memory, passes, parallelism } = cost
    const how = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`
    return `${how}$${salt.toString('base64url')}$${tag.toString('base64url')}`
  }
  return {
    hash,
    async isRight(given, password) {
      const [, memory, passes, parallelism, salt, tag] = shape.exec(given ?? '') ?? []
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
      })
      return timingSafeEqual(asked, Buffer.from(tag, 'base64url'))
    },
  }
}

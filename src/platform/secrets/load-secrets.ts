import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { LinkKeys } from '#platform/secrets/signed-tokens.ts'
import type { VaultKeys } from '#platform/secrets/vault.ts'
import { firstKeyId } from './named-key.ts'

export type Secrets = VaultKeys & LinkKeys

/** The kept keys cannot be read. They are never replaced: that would make every issued card unreadable. */
export class SecretsDamaged extends Error {
  constructor(path: string) {
    super(
      `The keys in ${path} cannot be read. Put the file back from a copy; without it cards stay sealed.`,
    )
  }
}

const fileName = 'secrets.json'
const keyLength = 32
const ownerOnly = 0o600

/**
 * The demo's keys: made on the first call and kept in a file that only its owner may read. Production gives its
 * keys by configuration instead. Two processes that start together end with the same keys.
 */
export function loadSecrets(folder: string): Secrets {
  const path = join(folder, fileName)
  const kept = readKept(path)
  if (kept !== undefined) return parseSecrets(path, kept)
  mkdirSync(folder, { recursive: true })
  keepNewSecrets(path)
  return parseSecrets(path, readFileSync(path, 'utf8'))
}

function readKept(path: string): string | undefined {
  try {
    chmodSync(path, ownerOnly)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole beside its place and then linked there, which fails when another process was first. */
function keepNewSecrets(path: string): void {
  const newKey = () => randomBytes(keyLength).toString('hex')
  const secrets = {
    keys: [{ id: `demo-${randomBytes(4).toString('hex')}`, key: newKey() }],
    hashKey: newKey(),
    linkKey: newKey(),
  }
  const draft = `${path}.${process.pid}`
  rmSync(draft, { force: true })
  const file = openSync(draft, 'wx', ownerOnly)
  writeSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`)
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

type KeptSecrets = {
  keys: { id: string; key: string }[]
  hashKey: string
  linkKey: string
}

/** The first of the kept keys is the one in use. */
function parseSecrets(path: string, text: string): Secrets {
  try {
    const { keys, hashKey, linkKey } = JSON.parse(text) as KeptSecrets
    const [active] = keys
    if (active === undefined) throw new SecretsDamaged(path)
    return {
      keys: keys.map(({ id, key }) => ({ id, key: toBytes(key) })),
      activeKeyId: active.id,
      hashKeys: [{ id: firstKeyId, key: toBytes(hashKey) }],
      linkKeys: [{ id: firstKeyId, key: toBytes(linkKey) }],
    }
  } catch {
    throw new SecretsDamaged(path)
  }
}

function toBytes(hex: string): Uint8Array {
  const bytes = Uint8Array.from(Buffer.from(hex, 'hex'))
  if (bytes.length !== keyLength) throw new RangeError(`A key has ${keyLength} bytes.`)
  return bytes
}

import { firstKeyId, type NamedKey } from '#platform/secrets/named-key.ts'
import type { CardKeys } from './config.ts'
import type { Settings } from './settings.ts'

const keyLength = 32
/** As hashes of passwords carry it. */
const idShape = /^[\w.-]{1,40}$/

/**
 * Keys are `id:hex,id:hex`, the first one in use and the others kept for what they made; one alone may stand without a name.
 * The demo makes its own keys unless it is given these.
 */
export function readCardKeys(
  settings: Settings,
  { isDemo }: { isDemo: boolean },
): CardKeys | undefined {
  if (isDemo && settings.optional('CARD_KEYS') === undefined) return undefined
  const list = ', as id:hex,id:hex, the one in use first'
  const keys = readKeys(settings, 'CARD_KEYS', `keys that seal card numbers${list}`)
  return {
    keys,
    activeKeyId: keys[0]?.id ?? '',
    hashKeys: readKeys(settings, 'CARD_HASH_KEY', `keys by which card numbers are found${list}`),
    linkKeys: readKeys(settings, 'CARD_LINK_KEY', `keys that sign mailed links${list}`),
  }
}

function readKeys(settings: Settings, name: string, meaning: string): readonly NamedKey[] {
  const keys = settings
    .required(name, meaning)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [id = '', hex] = part.includes(':') ? part.split(':') : [firstKeyId, part]
      if (!idShape.test(id))
        settings.problems.push(`${name} names its keys by letters and digits, as id:hex.`)
      return { id, key: settings.bytes(name, hex?.trim() ?? '', keyLength) }
    })
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    settings.problems.push(`${name} gives two keys one name.`)
  return keys
}

import type { CardKeys } from './config.ts'
import type { Settings } from './settings.ts'

const keyLength = 32

/**
 * CARD_KEYS is `id:hex,id:hex`, the first one in use and the others kept to open what they sealed. The demo
 * makes its own keys unless it is given these.
 */
export function readCardKeys(
  settings: Settings,
  { isDemo }: { isDemo: boolean },
): CardKeys | undefined {
  if (isDemo && settings.optional('CARD_KEYS') === undefined) return undefined
  const list = settings.required(
    'CARD_KEYS',
    'keys that seal card numbers, as id:hex,id:hex, the one in use first',
  )
  const keys = list
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [id = '', hex = ''] = part.split(':')
      return { id: id.trim(), key: settings.bytes('CARD_KEYS', hex.trim(), keyLength) }
    })
  const hash = settings.required('CARD_HASH_KEY', 'key by which card numbers are found')
  const link = settings.required('CARD_LINK_KEY', 'key that signs the links to card pages')
  return {
    keys,
    activeKeyId: keys[0]?.id ?? '',
    hashKey: hash === '' ? new Uint8Array() : settings.bytes('CARD_HASH_KEY', hash, keyLength),
    linkKey: link === '' ? new Uint8Array() : settings.bytes('CARD_LINK_KEY', link, keyLength),
  }
}

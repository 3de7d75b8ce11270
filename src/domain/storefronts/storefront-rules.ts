import type { FilePath, Finding } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { isStorefrontLanguage, type StorefrontLanguage } from '#kernel/language.ts'

/** What is wrong with a storefront although each of its fields is fine by itself. */
export const findContradictions = (storefront: Storefront): Finding[] => [
  ...wrongLocales(storefront),
  ...wrongNumbers(storefront),
]

function wrongLocales({ languages, countryCode }: Storefront): Finding[] {
  return languages.flatMap(({ code, locale }, at) => {
    const expected = `${code}-${countryCode}`
    if (locale === expected) return []
    return { path: ['languages', at, 'locale'], sentence: `locale ${locale} must be ${expected}` }
  })
}

/** Mails and invoices say these in the Dutch shop, where the law gives them a shape. */
function wrongNumbers({ countryCode, organisation }: Storefront): Finding[] {
  if (countryCode !== 'NL') return []
  const { kvkNumber, vatNumber } = organisation
  const wrong: Finding[] = []
  if (!/^\d{8}$/.test(kvkNumber))
    wrong.push({ path: ['organisation', 'kvkNumber'], sentence: `${kvkNumber} is not 8 digits` })
  if (!/^NL\d{9}B\d{2}$/.test(vatNumber)) {
    const sentence = `${vatNumber} is not like NL123456789B01`
    wrong.push({ path: ['organisation', 'vatNumber'], sentence })
  }
  return wrong
}

/**
 * Every text in `data` has every one of these languages. It is asked of what a storefront writes itself; what it
 * shares with others may fall back to English.
 */
export function findMissingLanguages(
  data: unknown,
  languages: readonly StorefrontLanguage[],
  path: FilePath = [],
): Finding[] {
  if (typeof data !== 'object' || data === null) return []
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data)
  if (!isText(data))
    return entries.flatMap(([key, value]) => findMissingLanguages(value, languages, [...path, key]))
  const name = path.filter((key) => typeof key === 'string').join('.')
  return languages
    .filter((code) => !(code in data))
    .map((code) => ({ path, sentence: `${name} has no text in ${code}` }))
}

/** Fields are called after languages in texts only. */
const isText = (data: object): boolean => {
  const keys = Object.keys(data)
  return keys.length > 0 && keys.every(isStorefrontLanguage)
}

/** What only one storefront can have. Storefronts come in the order of their files; the later one is wrong. */
export function findSharedIdentities(
  storefronts: readonly Storefront[],
): ReadonlyMap<Storefront, readonly Finding[]> {
  const found = new Map<Storefront, Finding[]>()
  for (const field of ['host', 'storeId'] as const) {
    const owners = new Map<string | number, Storefront>()
    for (const storefront of storefronts) {
      const owner = owners.get(storefront[field])
      if (owner === undefined) owners.set(storefront[field], storefront)
      else {
        const sentence = `${field} ${storefront[field]} is that of ${owner.key} already`
        found.set(storefront, [...(found.get(storefront) ?? []), { path: [field], sentence }])
      }
    }
  }
  return found
}

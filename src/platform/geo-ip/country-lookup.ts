import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'

type Row = { country_code?: string }

/** Two upper-case letters, or undefined where nobody knows: a private address, an unassigned range. */
export type CountryLookup = (address: string) => string | undefined

/**
 * Says in which country an address lies, from a database that comes with the shop (whois data, CC0). The
 * address is looked up and forgotten. The file is read on the first question.
 */
export function createCountryLookup(): CountryLookup {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  let reader: Reader<never> | undefined
  return (address) => {
    reader ??= new Reader<never>(readFileSync(path))
    try {
      return (reader.get(address) as Row | null)?.country_code
    } catch {
      return undefined
    }
  }
}

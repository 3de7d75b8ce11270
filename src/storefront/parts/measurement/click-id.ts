import {
  forget,
  keep,
  storedFields,
  storedText,
} from '#storefront/parts/browser/browser-storage.ts'

const key = 'gclid'
/** As long as an advertiser may count a click. */
const keptMs = 90 * 24 * 3600 * 1000
const shape = /^[\w-]{1,200}$/

/**
 * Keeps the click id out of the address (SPEC §7). Call it with consent for marketing only; it goes when that
 * consent goes, or when its time has passed.
 */
export function keepClickId(search: string): void {
  const value = new URLSearchParams(search).get('gclid')
  if (value !== null && shape.test(value)) {
    keep(key, { v: 1, value, until: Date.now() + keptMs })
    return
  }
  const text = storedText(key)
  if (text !== undefined && !(Number(storedFields(text).until) > Date.now())) forget(key)
}

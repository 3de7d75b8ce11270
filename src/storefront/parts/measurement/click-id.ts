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
 * Keeps the click id of an advertisement (SPEC §7). Call it with consent for marketing only; it goes when that consent
 * goes, or when its time has passed. A visitor who agrees pages later came by the address with which the browser began.
 */
export function keepClickId(search: string): void {
  const text = storedText(key)
  const kept = storedFields(text)
  const value = clickIdIn(search) ?? (text === undefined ? clickIdIn(landedOn()) : undefined)
  if (value !== undefined) keep(key, { v: 1, value, until: Date.now() + keptMs })
  else if (text !== undefined && !(Number(kept.until) > Date.now())) forget(key)
}

function clickIdIn(search: string): string | undefined {
  const value = new URLSearchParams(search).get('gclid')
  return value !== null && shape.test(value) ? value : undefined
}

/** The query of the address that was loaded; going from page to page does not change it, and nothing stores it. */
function landedOn(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined ? '' : new URL(loaded.name).search
}

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
  try {
    if (value !== null && shape.test(value)) {
      const until = Date.now() + keptMs
      window.localStorage.setItem(key, JSON.stringify({ v: 1, value, until }))
      return
    }
    const text = window.localStorage.getItem(key)
    if (text !== null && isPast(text)) window.localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is kept.
  }
}

function isPast(text: string): boolean {
  try {
    return !(Number((JSON.parse(text) as { until?: unknown }).until) > Date.now())
  } catch {
    return true
  }
}

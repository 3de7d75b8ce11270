import {
  forget,
  keep,
  storedFields,
  storedText,
  watchStored,
} from '#storefront/parts/browser/browser-storage.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** What a visitor may agree to besides what the shop needs to work. */
export type Consent = { statistics: boolean; marketing: boolean }

/** `unasked`: no valid answer is kept. `unknown`: the page is not hydrated yet, and is the same for everybody. */
export type ConsentState = Consent | 'unasked' | 'unknown'

const key = 'consent'
const version = 1
/** An answer holds half a year; then it is asked again. */
const keptMs = 183 * 24 * 3600 * 1000

/** Kept for measuring or marketing alone: it goes when its consent goes. */
const keptFor = {
  statistics: ['measured-checkouts', 'measured-orders'],
  marketing: ['gclid'],
} as const

let lastText: string | undefined
let last: Consent | 'unasked' = 'unasked'
/** Without storage the answer lasts as long as the page. */
let unstored: Consent | undefined
const listeners = new Set<() => void>()

/** The stored answer. One that is broken, of another version or too old counts as missing. */
export function readConsent(): Consent | 'unasked' {
  if (unstored) return unstored
  const text = storedText(key)
  if (text !== lastText) {
    lastText = text
    last = parse(text)
  }
  return last
}

export function saveConsent({ statistics, marketing }: Consent): void {
  const consent = { statistics, marketing }
  const isKept = keep(key, { v: version, ...consent, until: Date.now() + keptMs })
  unstored = isKept ? undefined : consent
  for (const name of Object.keys(keptFor) as (keyof Consent)[])
    if (!consent[name]) for (const gone of keptFor[name]) forget(gone)
  for (const listener of listeners) listener()
}

function parse(text: string | undefined): Consent | 'unasked' {
  const { v, statistics, marketing, until } = storedFields(text)
  const isGood = v === version && typeof until === 'number' && until > Date.now()
  // Only a yes is a yes.
  return isGood ? { statistics: statistics === true, marketing: marketing === true } : 'unasked'
}

function subscribe(listener: () => void): () => void {
  const stopWatching = watchStored(key, listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

/** Follows the answer, in other tabs too. */
export const useConsent = (): ConsentState =>
  useBrowserValue<ConsentState>(subscribe, readConsent, 'unknown')

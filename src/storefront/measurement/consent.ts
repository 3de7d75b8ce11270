import { useSyncExternalStore } from 'react'

/** What a visitor may agree to besides what the shop needs to work. */
export type Consent = { statistics: boolean; marketing: boolean }

/** `unasked`: no valid answer is kept. `unknown`: the page is not alive yet, and is the same for everybody. */
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

let lastText: string | null | undefined
let last: Consent | 'unasked' = 'unasked'
/** Where nothing can be stored the answer holds as long as the page. */
let unstored: Consent | undefined
const listeners = new Set<() => void>()

/** The kept answer. Whatever is broken, of another version or too old counts as not asked. */
export function readConsent(): Consent | 'unasked' {
  if (unstored) return unstored
  const text = readText()
  if (text !== lastText) {
    lastText = text
    last = parse(text)
  }
  return last
}

export function saveConsent(consent: Consent): void {
  const { statistics, marketing } = consent
  try {
    const until = Date.now() + keptMs
    window.localStorage.setItem(key, JSON.stringify({ v: version, statistics, marketing, until }))
    for (const name of Object.keys(keptFor) as (keyof Consent)[])
      if (!consent[name]) for (const gone of keptFor[name]) window.localStorage.removeItem(gone)
    unstored = undefined
  } catch {
    unstored = { statistics, marketing }
  }
  for (const listener of listeners) listener()
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Consent | 'unasked' {
  try {
    const { v, statistics, marketing, until } = JSON.parse(text ?? '{}') as Record<string, unknown>
    const isGood = v === version && typeof until === 'number' && until > Date.now()
    // Only a yes is a yes.
    return isGood ? { statistics: statistics === true, marketing: marketing === true } : 'unasked'
  } catch {
    return 'unasked'
  }
}

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** Follows the answer, in other tabs too. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore<ConsentState>(subscribe, readConsent, () => 'unknown')

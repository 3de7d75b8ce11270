import { readConsent } from './consent.ts'
import { search } from './events.ts'

let last: string | undefined

/** Tells of a search (SPEC §6, isSearchDataLayer), once while it is the same, and only with consent to statistics. */
export function measureSearch(term: string): void {
  const consent = readConsent()
  if (term === '' || term === last || consent === 'unasked' || !consent.statistics) return
  last = term
  search(term)
}

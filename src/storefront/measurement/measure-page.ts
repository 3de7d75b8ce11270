import { keepClickId } from './click-id.ts'
import type { Consent } from './consent.ts'
import { search as measureSearch } from './events.ts'
import { watchLists } from './watch-lists.ts'

export type PageToMeasure = {
  consent: Consent
  /** The query of the address. */
  search: string
  /** SPEC §6, isSearchDataLayer. */
  isSearchMeasured: boolean
}

/** Everything that is measured about a page as a whole; what it gives back ends it. */
export function measurePage({ consent, search, isSearchMeasured }: PageToMeasure): () => void {
  if (consent.marketing) keepClickId(search)
  if (!consent.statistics) return () => {}
  const term = searchTermOf(search)
  if (isSearchMeasured && term !== undefined) measureSearch(term)
  return watchLists()
}

/** Longer ones are pasted, not searched. */
const termLengthMax = 100

/** What is searched for stands in the address as `s` (SPEC §2), wherever it is searched. */
export const searchTermOf = (query: string): string | undefined =>
  new URLSearchParams(query).get('s')?.trim().slice(0, termLengthMax) || undefined

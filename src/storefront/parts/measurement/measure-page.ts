import { questionIn } from '#storefront/parts/search/search-text.ts'
import { keepClickId } from './click-id.ts'
import type { Consent } from './consent.ts'
import { measureSearch } from './measure-search.ts'
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
  const term = questionIn(search)
  if (isSearchMeasured) measureSearch(term)
  return watchLists()
}

import type { PopularSearch } from '#domain/search/popular-search.ts'
import type { SearchMeanings } from '#domain/search/search-meanings.ts'
import type { SearchWords } from '#domain/search/search-words.ts'

/** What editors gave the search: content/search. */
export type SearchContent = { words: SearchWords; meanings: SearchMeanings; popular: PopularSearch }

/** A live view: `current()` always gives what the last import brought. */
export type Search = { current(): SearchContent }

import type { Generated } from 'kysely'
import type { Json } from '#domain/columns.ts'
import type { PopularSearch } from '#domain/search/popular-search.ts'
import type { SearchMeanings } from '#domain/search/search-meanings.ts'
import type { SearchWords } from '#domain/search/search-words.ts'

/** One row: what the last import brought. */
type SearchContentTable = {
  id: Generated<'search'>
  words: Json<SearchWords>
  meanings: Json<SearchMeanings>
  popular: Json<PopularSearch>
}

/** The tables of search, as the migrations make them. */
export type SearchTables = { search_content: SearchContentTable }

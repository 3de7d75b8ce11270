import type { Db } from '#domain/db.ts'
import type { PopularSearch } from '#domain/search/popular-search.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import type { SearchWords } from '#domain/search/search-words.ts'

/** As the last import brought it; undefined in a shop that has imported none yet. */
export async function loadSearchContent(db: Db): Promise<SearchContent | undefined> {
  const rows = await db
    .selectFrom('content_documents')
    .select(['id', 'document'])
    .where('kind', '=', 'search')
    .execute()
  const documents = new Map<string, unknown>(rows.map(({ id, document }) => [id, document]))
  const words = documents.get('words') as SearchWords | undefined
  const popular = documents.get('popular') as PopularSearch | undefined
  return words && popular && { words, popular }
}

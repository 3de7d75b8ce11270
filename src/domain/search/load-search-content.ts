import type { Db } from '#domain/db.ts'
import type { SearchContent } from '#domain/search/search-content.ts'

/** As the last import brought it; undefined before the first. */
export const loadSearchContent = (db: Db): Promise<SearchContent | undefined> =>
  db.selectFrom('search_content').select(['words', 'meanings', 'popular']).executeTakeFirst()

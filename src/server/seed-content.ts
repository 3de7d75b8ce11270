import { loadSearchContent } from '#domain/search/load-search-content.ts'
import { writeSearchContent } from '#domain/search/write-search-content.ts'
import { importContent } from '#flows/content/import-content.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Config } from '#platform/config/config.ts'
import { readShopContent } from '#platform/content/read-content.ts'

/**
 * An empty shop gets the content of the files; later changes come by the operator's command, in the demo at each start.
 * A shop whose last import was before the search's words were kept gets those alone: what it sells is the operator's to
 * change.
 */
export async function seedContent(
  { db }: Pick<Deps, 'db'>,
  { mode, home }: Pick<Config, 'mode' | 'home'>,
): Promise<void> {
  const { imported_at } = await db
    .selectFrom('catalogue_state')
    .select('imported_at')
    .where('id', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  if (imported_at === null || mode === 'demo') {
    await importContent({ db }, await readShopContent(home))
    return
  }
  if (await loadSearchContent(db)) return
  const { search } = await readShopContent(home)
  await db.transaction().execute((tx) => writeSearchContent(tx, search))
}

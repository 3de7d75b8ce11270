import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { SearchContent } from '#domain/search/search-content.ts'

/** Says whether it differs from what stood there; the same again writes nothing. */
export async function writeSearchContent(
  tx: Tx,
  { words, meanings, popular }: SearchContent,
): Promise<boolean> {
  const written = await sql`
    insert into search_content (words, meanings, popular)
    values (${JSON.stringify(words)}::jsonb, ${JSON.stringify(meanings)}::jsonb, ${JSON.stringify(popular)}::jsonb)
    on conflict (id) do update
    set words = excluded.words, meanings = excluded.meanings, popular = excluded.popular
    where (search_content.words, search_content.meanings, search_content.popular)
      <> (excluded.words, excluded.meanings, excluded.popular)
    returning id
  `.execute(tx)
  return written.rows.length > 0
}

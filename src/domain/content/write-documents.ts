import { sql } from 'kysely'
import type { ContentDocuments } from '#domain/content/content.ts'
import type { ContentKind } from '#domain/content/tables.ts'
import type { Tx } from '#domain/db.ts'

type Row = { kind: ContentKind; id: string; document: string }

/**
 * Brings the pages to what is given and answers how many were new, different or gone. Two statements, however many there
 * are; rows that say the same already are left alone.
 */
export async function writeDocuments(tx: Tx, documents: ContentDocuments): Promise<number> {
  const rows = rowsOf(documents)
  const kinds = rows.map(({ kind }) => kind)
  const ids = rows.map(({ id }) => id)
  const gone = await sql`
    delete from content_documents as held where not exists (
      select from unnest(${kinds}::text[], ${ids}::text[]) as given (kind, id)
      where given.kind = held.kind and given.id = held.id
    ) returning held.id
  `.execute(tx)
  const written = await sql`
    insert into content_documents (kind, id, document)
    select kind, id, document::jsonb from unnest(
      ${kinds}::text[], ${ids}::text[], ${rows.map(({ document }) => document)}::text[]
    ) as given (kind, id, document)
    on conflict (kind, id) do update set document = excluded.document
    where content_documents.document <> excluded.document
    returning id
  `.execute(tx)
  return gone.rows.length + written.rows.length
}

const rowsOf = ({
  queues,
  landingPages,
  informationPages,
  campaigns,
  redirects,
  promotions,
  articles,
  blogSubjects,
}: ContentDocuments): readonly Row[] => [
  ...queues.map((queue) => rowOf('queue', queue.id, queue)),
  ...landingPages.map((page) => rowOf('landingPage', page.id, page)),
  ...informationPages.map((page) => rowOf('informationPage', page.id, page)),
  ...campaigns.map((campaign) => rowOf('campaign', campaign.id, campaign)),
  ...promotions.map((promotion) => rowOf('promotion', promotion.id, promotion)),
  ...articles.map((article) => rowOf('article', article.id, article)),
  ...blogSubjects.map((subject) => rowOf('blogSubject', subject.id, subject)),
  ...redirects.map((redirect) => rowOf('redirect', redirect.from, redirect)),
]

const rowOf = (kind: Row['kind'], id: string, document: object): Row => ({
  kind,
  id,
  document: JSON.stringify(document),
})

import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/** The channel on which every process hears that what is sold has changed. */
export const catalogueChannel = 'catalogue'

/** What is shown with the catalogue has changed, though no import brought it: every process loads it anew. */
export async function renewCatalogue(tx: Tx): Promise<void> {
  const { version } = await tx
    .updateTable('catalogue_state')
    .set({ version: sql<string>`left(md5(version || random()::text), 16)` })
    .where('id', '=', 'catalogue')
    .returning('version')
    .executeTakeFirstOrThrow()
  await announceCatalogue(tx, version)
}

/** Heard when the transaction commits; what is told with it is for people who listen along. */
export async function announceCatalogue(tx: Tx, news: string): Promise<void> {
  await sql`select pg_notify(${catalogueChannel}, ${news})`.execute(tx)
}

import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/** The channel on which every process hears that what is sold has changed. */
export const catalogueChannel = 'catalogue'

/** Heard when the transaction commits; what is told with it is for people who listen along. */
export async function announceCatalogue(tx: Tx, news: string): Promise<void> {
  await sql`select pg_notify(${catalogueChannel}, ${news})`.execute(tx)
}

import type { Kysely } from 'kysely'
import { isAnyActivated, letGoOfBlankCards } from '#domain/cards/sold-blank.ts'
import type { Database } from '#domain/db.ts'
import { listSoldPacks } from '#domain/orders/list-made-cards.ts'
import { stopPacks } from '#flows/refunds/stop-packs.ts'
import { newId } from '#kernel/ids.ts'

/** Asks the database everything that packs of blank cards ask it, of one that is not there. */
export async function askPacks(db: Kysely<Database>, now: Date): Promise<void> {
  const packIds = [newId('unt')]
  await isAnyActivated(db, packIds)
  await listSoldPacks(db, newId('ord'))
  await db.transaction().execute(async (tx) => {
    await letGoOfBlankCards(tx, packIds)
    await stopPacks(tx, { packIds, now })
  })
}

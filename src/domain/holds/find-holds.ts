import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { HoldOwner } from '#domain/holds/hold.ts'
import type { CardId } from '#kernel/ids.ts'

/** On which cards somebody holds value. */
export async function listHeldCards(db: Db, owner: HoldOwner): Promise<readonly CardId[]> {
  const rows = await db
    .selectFrom('holds')
    .select(sql<CardId>`card_id`.as('cardId'))
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
  return rows.map(({ cardId }) => cardId)
}

/** The next cards with a hold whose lease is over, the longest first. */
export async function listLapsedCards(db: Db, limit: number): Promise<readonly CardId[]> {
  const rows = await db
    .selectFrom('holds')
    .select(sql<CardId>`card_id`.as('cardId'))
    .where('state', '=', 'held')
    .where('leased_until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('leased_until')
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ cardId }) => cardId))]
}

/** What of a card is reserved, and what is free again but not back on it yet. */
export async function sumHolds(
  db: Db,
  cardId: CardId,
): Promise<{ reservedCents: number; lapsedCents: number }> {
  const isOver = sql<boolean>`leased_until <= clock_timestamp()`
  return db
    .selectFrom('holds')
    .select([
      sql<number>`coalesce(sum(amount_cents) filter (where not ${isOver}), 0)::bigint`.as(
        'reservedCents',
      ),
      sql<number>`coalesce(sum(amount_cents) filter (where ${isOver}), 0)::bigint`.as(
        'lapsedCents',
      ),
    ])
    .where('card_id', '=', cardId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
}

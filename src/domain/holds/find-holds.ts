import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Hold, HoldOwner } from '#domain/holds/hold.ts'
import type { CardId, HoldId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

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

/** What somebody holds, on whichever card. */
export async function listHoldsOf(db: Db, owner: HoldOwner): Promise<readonly Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .select([sql<HoldId>`id`.as('id'), sql<CardId>`card_id`.as('cardId')])
    .select([sql<Currency>`currency`.as('currency'), 'amount_cents as cents'])
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
  return rows.map(({ currency, cents, ...hold }) => ({ ...hold, amount: { currency, cents } }))
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

/** What of each card is held by these owners, or free again but not back on it yet: all that they may take. */
export async function sumTakeable(
  db: Db,
  { cardIds, owners }: { cardIds: readonly CardId[]; owners: readonly HoldOwner[] },
): Promise<ReadonlyMap<CardId, number>> {
  const rows = await db
    .selectFrom('holds')
    .select(sql<CardId>`card_id`.as('cardId'))
    .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
    .where('card_id', 'in', cardIds)
    .where('state', '=', 'held')
    .where(sql<boolean>`(owner = any(${owners}::text[]) or leased_until <= clock_timestamp())`)
    .groupBy('card_id')
    .execute()
  return new Map(rows.map(({ cardId, cents }) => [cardId, cents]))
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

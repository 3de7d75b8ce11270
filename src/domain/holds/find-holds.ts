import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Hold } from '#domain/holds/hold.ts'
import { isBeingPaid, isTakeable } from '#domain/holds/is-being-paid.ts'
import type { CardId, HoldId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** On which cards somebody holds value. */
export async function listHeldCards(db: Db, owner: OrderId): Promise<readonly CardId[]> {
  const rows = await db
    .selectFrom('holds')
    .select(sql<CardId>`card_id`.as('cardId'))
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
  return rows.map(({ cardId }) => cardId)
}

/** What somebody holds, on whichever card. */
export async function listHoldsOf(db: Db, owner: OrderId): Promise<readonly Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .select([sql<HoldId>`id`.as('id'), sql<CardId>`card_id`.as('cardId')])
    .select([sql<Currency>`currency`.as('currency'), 'amount_cents as cents'])
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
  return rows.map(({ currency, cents, ...hold }) => ({ ...hold, amount: { currency, cents } }))
}

/** Whether it is still held on this card. */
export async function isHeld(
  db: Db,
  { cardId, holdId }: { cardId: CardId; holdId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('holds')
    .select('id')
    .where('id', '=', holdId)
    .where('card_id', '=', cardId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return row !== undefined
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

/** What of each card is held by these owners, by nobody who pays with it, or free again but not back on it yet: all that they may take. */
export async function sumTakeable(
  db: Db,
  { cardIds, owners }: { cardIds: readonly CardId[]; owners: readonly OrderId[] },
): Promise<ReadonlyMap<CardId, number>> {
  const rows = await db
    .selectFrom('holds')
    .select(sql<CardId>`card_id`.as('cardId'))
    .select(sql<number>`sum(amount_cents)::bigint`.as('cents'))
    .where('card_id', 'in', cardIds)
    .where('state', '=', 'held')
    .where(
      sql<boolean>`(owner = any(${owners}::text[]) or leased_until <= clock_timestamp() or ${isTakeable})`,
    )
    .groupBy('card_id')
    .execute()
  return new Map(rows.map(({ cardId, cents }) => [cardId, cents]))
}

/** What is set aside of a card, as its holder may know it. */
export type Reservation = Hold & {
  until: Date
  /** When the order was placed that it is for. */
  orderedAt: Date
  /** Somebody pays with it at this moment. */
  isBeingPaid: boolean
}

/** What of a card is reserved at this moment, the first to end first. */
export async function listReservations(db: Db, cardId: CardId): Promise<readonly Reservation[]> {
  const rows = await db
    .selectFrom('holds')
    .innerJoin('orders', (join) => join.on(sql<boolean>`orders.id = holds.owner`))
    .select([sql<HoldId>`holds.id`.as('id'), sql<CardId>`card_id`.as('cardId')])
    .select([sql<Currency>`holds.currency`.as('currency'), 'amount_cents as cents'])
    .select(['leased_until as until', 'placed_at as orderedAt', isBeingPaid.as('isBeingPaid')])
    .where('card_id', '=', cardId)
    .where('holds.state', '=', 'held')
    .where('leased_until', '>', sql<Date>`clock_timestamp()`)
    .orderBy('leased_until')
    .execute()
  return rows.map(({ currency, cents, ...hold }) => ({ ...hold, amount: { currency, cents } }))
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

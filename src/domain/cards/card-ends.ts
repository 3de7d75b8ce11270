import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import { type CardEndId, type CardId, newId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** What left a card at its end. `cause` is the donation's product; without one it lapsed. */
export type CardEnd = { id: CardEndId; cardId: CardId; amount: Money; cause?: string | undefined }

/** Writes what leaves cards; the caller posts it. */
export async function insertCardEnds(
  tx: Tx,
  { ends, now }: { ends: readonly Omit<CardEnd, 'id'>[]; now: Date },
): Promise<readonly CardEnd[]> {
  if (ends.length === 0) return []
  const withIds = ends.map((end) => ({ ...end, id: newId('end', now.getTime()) }))
  await tx
    .insertInto('card_ends')
    .values(
      withIds.map(({ id, cardId, amount, cause }) => ({
        ...{ id, card_id: cardId, currency: amount.currency, amount_cents: amount.cents },
        kind: cause === undefined ? ('lapsed' as const) : ('donated' as const),
        cause: cause ?? null,
        ended_at: now,
      })),
    )
    .execute()
  return withIds
}

type ToLapse = { storefront: string; before: string; limit: number }

/** Cards of a storefront that still hold something and whose last day is before this one, the first to end first. */
export async function listCardsToLapse(
  db: Db,
  { storefront, before, limit }: ToLapse,
): Promise<readonly CardId[]> {
  const rows = await ownCardsWithValue(db, storefront)
    .select(sql<CardId>`id`.as('id'))
    .where('valid_until', '<', before)
    .orderBy('valid_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countCardsWithValue(db: Db, storefront: string): Promise<number> {
  const { count } = await ownCardsWithValue(db, storefront)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const ownCardsWithValue = (db: Db, storefront: string) =>
  db
    .selectFrom('cards')
    .where('storefront', '=', storefront)
    .where('programme', 'is not', null)
    .where('state', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_accounts')
          .select('ledger_accounts.id')
          .where('ledger_accounts.id', '=', sql<string>`'card:' || cards.id`)
          .where('balance_cents', '>', 0),
      ),
    )

export type ListedEnd = CardEnd & { endedAt: Date; undoneAt: Date | null }

const columns = [
  'id',
  sql<CardId>`card_id`.as('cardId'),
  sql<Currency>`currency`.as('currency'),
  'amount_cents as cents',
  'cause',
  'ended_at as endedAt',
  'undone_at as undoneAt',
] as const

type Row = Omit<ListedEnd, 'amount' | 'cause'> & {
  currency: Currency
  cents: number
  cause: string | null
}

const toEnd = ({ currency, cents, cause, ...row }: Row): ListedEnd => ({
  ...row,
  cause: cause ?? undefined,
  amount: { currency, cents },
})

/** What left cards at their end, the newest first. */
export async function listCardEnds(db: Db, limit: number): Promise<readonly ListedEnd[]> {
  const rows = await db
    .selectFrom('card_ends')
    .select(columns)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEnd)
}

/** Marks what lapsed as undone, once. Undefined where there is no such lapse, or it was undone before. */
export async function markLapseUndone(
  tx: Tx,
  { id, now }: { id: CardEndId; now: Date },
): Promise<CardEnd | undefined> {
  const row = await tx
    .updateTable('card_ends')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'lapsed')
    .where('undone_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return row && toEnd(row)
}

import { sql } from 'kysely'
import { type CardState, cardLifecycle } from '#domain/cards/card-states.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type LockedCard = {
  id: CardId
  state: CardState
  validUntil: string
  currency: Currency
  extendedAt: Date | null
}

/**
 * Locks cards in the order of their ids, after orders and payments and before holds and the ledger: until the transaction
 * ends nobody else takes value from them, freezes them or ends what is held on them. All cards of a transaction are locked in one
 * step: whoever locked some first, and then others, could wait for a basket that waits for them (decision 0136).
 */
export async function lockCards(
  tx: Tx,
  cardIds: readonly CardId[],
): Promise<readonly LockedCard[]> {
  if (cardIds.length === 0) return []
  return tx
    .selectFrom('cards')
    .select(['state', 'valid_until as validUntil', 'extended_at as extendedAt'])
    .select([sql<CardId>`id`.as('id'), sql<Currency>`currency`.as('currency')])
    .where('id', 'in', cardIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks all cards that go with locked orders, as `lockCards` does: those that were made for them, and those that paid them. */
export async function lockCardsOf(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`
    select id from cards where id in (
      select own.id from cards as own join card_units on card_units.id = own.order_unit_id
      where card_units.order_id = any(${orderIds}::text[])
      union all
      select card_id from tenders where tenders.order_id = any(${orderIds}::text[]) and card_id is not null
    ) order by id for no key update`.execute(tx)
}

/** Of a card of our own there is nobody to tell. */
export const toldOf = (state: CardState) =>
  sql<CardState>`case when programme is null then issuer_told else ${state} end`

/** Nothing is left of them, and nothing is held. */
export async function markCardsSpent(tx: Tx, cardIds: readonly CardId[]): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ state: 'spent', issuer_told: toldOf('spent') })
    .where('id', 'in', cardIds)
    .where('state', 'in', statesBefore(cardLifecycle, 'spent'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('holds')
            .select('holds.id')
            .whereRef('holds.card_id', '=', 'cards.id')
            .where('holds.state', '=', 'held'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_accounts')
          .select('ledger_accounts.id')
          .where('ledger_accounts.id', '=', sql<string>`'card:' || cards.id`)
          .where('balance_cents', '=', 0),
      ),
    )
    .execute()
}

/** Value is on them again. */
export async function markCardsAlive(tx: Tx, cardIds: readonly CardId[]): Promise<void> {
  if (cardIds.length === 0) return
  await tx
    .updateTable('cards')
    .set({ state: 'active', issuer_told: toldOf('active') })
    .where('id', 'in', cardIds)
    .where('state', '=', 'spent')
    .execute()
}

/** Its holder moves its last day, which they do once. */
export async function moveLastDay(
  tx: Tx,
  { cardId, until, now }: { cardId: CardId; until: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ valid_until: until, extended_at: now })
    .where('id', '=', cardId)
    .execute()
}

/** They are good until this day at least, YYYY-MM-DD. */
export async function lengthenCards(
  tx: Tx,
  { cardIds, until }: { cardIds: readonly CardId[]; until: string },
): Promise<void> {
  if (cardIds.length === 0) return
  await tx
    .updateTable('cards')
    .set({ valid_until: until })
    .where('id', 'in', cardIds)
    .where('valid_until', '<', until)
    .execute()
}

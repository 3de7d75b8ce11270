import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'

/** Balances of these cards of our own that can be spent: without what is reserved. */
export async function loadCardBalances(
  db: Db,
  cardIds: readonly CardId[],
): Promise<ReadonlyMap<CardId, number>> {
  if (cardIds.length === 0) return new Map()
  const lapsed = sql<number>`(
    select coalesce(sum(amount_cents), 0)::bigint from holds
    where holds.card_id = cards.id and holds.state = 'held' and leased_until <= clock_timestamp()
  )`
  const rows = await db
    .selectFrom('cards')
    .leftJoin('ledger_accounts', (join) =>
      join
        .on(sql<boolean>`ledger_accounts.id = 'card:' || cards.id`)
        .onRef('ledger_accounts.currency', '=', 'cards.currency'),
    )
    .select(sql<CardId>`cards.id`.as('id'))
    .select(sql<number>`coalesce(balance_cents, 0) + ${lapsed}`.as('cents'))
    .where('cards.id', 'in', cardIds)
    .execute()
  return new Map(rows.map(({ id, cents }) => [id, Number(cents)]))
}

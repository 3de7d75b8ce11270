import type { Card } from '#domain/cards/card.ts'
import { type HistoryEntry, listHistory } from '#domain/history/list-history.ts'
import { sumHolds } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Money } from '#kernel/money.ts'
import { requireOwnCard } from './require-own-card.ts'

/** A card of ours as support sees it, with everything that ever happened to it; never its number. */
export type OwnCardView = Pick<Card, 'id' | 'state' | 'validUntil'> & {
  programme: string | null
  balance: Money
  reserved: Money
  history: readonly HistoryEntry[]
}

/** By id or number. Throws `cardUnknown`. */
export async function showOwnCard(
  deps: Pick<Deps, 'db' | 'vault'>,
  named: string,
): Promise<OwnCardView> {
  const { db } = deps
  const { id, state, validUntil, own, amount } = await requireOwnCard(deps, named)
  const { currency } = amount
  const { reservedCents } = await sumHolds(db, id)
  return {
    ...{ id, state, validUntil, programme: own?.programme ?? null },
    balance: { currency, cents: await balanceOf(db, cardAccount(id, currency)) },
    reserved: { currency, cents: reservedCents },
    history: await listHistory(db, [id]),
  }
}

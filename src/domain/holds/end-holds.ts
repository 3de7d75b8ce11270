import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { type Hold, type HoldState, holdLifecycle } from '#domain/holds/hold.ts'
import { isBeingPaid, isTakeable, isTried } from '#domain/holds/is-being-paid.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId, HoldId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Which of the holds on cards that the caller has locked end. */
type ToEnd = {
  cardIds: readonly CardId[]
  /** Their own, and besides whatever lease is over. */
  owners?: readonly OrderId[]
  /** Everybody's, besides those that somebody pays with at this moment, or will by a bank transfer. */
  isPresented?: boolean
  /** Everybody's. */
  isForAll?: boolean
}

/** They paid. */
export const captureHolds = (
  tx: Tx,
  { cardIds, owner }: { cardIds: readonly CardId[]; owner: OrderId },
): Promise<readonly Hold[]> =>
  end(tx, { cardIds, to: sql`'captured'`, which: sql`owner = ${owner}` })

/** They are of no use any more: the owners' are released, those whose lease is over have expired. */
export const endHolds = (
  tx: Tx,
  { cardIds, owners = [], isPresented = false, isForAll = false }: ToEnd,
): Promise<readonly Hold[]> => {
  const isOver = sql<boolean>`leased_until <= clock_timestamp()`
  const isOwn = sql<boolean>`owner = any(${owners}::text[])`
  const isTaken = isPresented ? sql<boolean>`or ${isTakeable}` : sql<boolean>``
  return end(tx, {
    cardIds,
    to: sql`case when ${isOver} and not ${isOwn} then 'expired' else 'released' end`,
    which: sql`(${isForAll}::boolean or ${isOwn} or ${isOver} ${isTaken})`,
  })
}

/** An attempt of theirs failed. Ends none with which another pays by now. */
export const endHoldsOfFailed = (
  tx: Tx,
  { cardIds, owner }: { cardIds: readonly CardId[]; owner: OrderId },
): Promise<readonly Hold[]> =>
  end(tx, { cardIds, to: sql`'released'`, which: sql`owner = ${owner} and not ${isTried}` })

/** The holder of the card wants it back. Ends none with which somebody pays at this moment. */
export const endHoldOfHolder = (
  tx: Tx,
  { cardId, holdId }: { cardId: CardId; holdId: string },
): Promise<readonly Hold[]> =>
  end(tx, {
    cardIds: [cardId],
    to: sql`'released'`,
    which: sql`id = ${holdId} and not ${isBeingPaid}`,
  })

/** A literal, by which the index is known. */
const isHeld = sql<boolean>`state in (${sql.join(
  statesBefore(holdLifecycle, 'released').map((state) => sql.lit(state)),
)})`

async function end(
  tx: Tx,
  ending: { cardIds: readonly CardId[]; to: RawBuilder<HoldState>; which: RawBuilder<boolean> },
): Promise<readonly Hold[]> {
  const { rows } = await sql<{ id: HoldId; cardId: CardId; currency: Currency; cents: number }>`
    update holds set state = ${ending.to}, ended_at = clock_timestamp()
    where card_id = any(${ending.cardIds}::text[]) and ${isHeld} and ${ending.which}
    returning id, card_id as "cardId", currency, amount_cents as cents
  `.execute(tx)
  return rows.map(({ currency, cents, ...hold }) => ({ ...hold, amount: { currency, cents } }))
}

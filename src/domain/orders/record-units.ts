import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { unitLifecycle } from '#domain/orders/unit-states.ts'
import { type Given, prepared } from '#domain/prepared.ts'
import type { CardId, CardUnitId, OrderId, RefundId } from '#kernel/ids.ts'

/** What came of asking the issuer for one unit. A pack names no card. */
export type UnitResult =
  | { unitId: CardUnitId; state: 'issued'; cardId: CardId | undefined }
  | { unitId: CardUnitId; state: 'issuing'; attempts: number; nextTryAt: Date }
  | { unitId: CardUnitId; state: 'failed'; failure: string }

/**
 * Locks the orders, then answers which of the units still wait for a result: what another run has recorded
 * meanwhile stands. The states are words of the statement, so that one plan serves all of its runs.
 */
export async function lockUnits(tx: Tx, units: UnitsToLock): Promise<ReadonlySet<CardUnitId>> {
  const { rows } = await lockOpenUnits(tx, units)
  return new Set(rows.map(({ id }) => id))
}

type UnitsToLock = { orderIds: readonly OrderId[]; unitIds: readonly CardUnitId[] }

const lockOpenUnits = prepared((tx, units: Given<UnitsToLock>) =>
  tx
    .with('locked', (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('id', '=', anyOf(units.orderIds))
        .where('state', '=', sql.lit<'issuing'>('issuing'))
        .orderBy('id')
        .forUpdate(),
    )
    .selectFrom('card_units')
    .innerJoin('locked', 'locked.id', 'card_units.order_id')
    .select('card_units.id')
    .where('card_units.id', '=', anyOf(units.unitIds))
    .where('card_units.state', '=', sql.lit<'issuing'>('issuing'))
    .forUpdate('card_units'),
)

/** Writes all results in one statement. */
export async function recordUnits(
  tx: Tx,
  { results, now }: { results: readonly UnitResult[]; now: Date },
): Promise<void> {
  await writeResults(tx, { results: JSON.stringify(results), now })
}

const writeResults = prepared(
  (_, { results, now }: Given<{ results: string; now: Date }>) => sql`
    with result as materialized (
      select * from jsonb_to_recordset(${results}::jsonb) as result(
        "unitId" text, state text, "cardId" text, failure text, attempts integer, "nextTryAt" timestamptz
      )
    )
    update card_units set
      state = result.state,
      card_id = result."cardId",
      failure = result.failure,
      attempts = coalesce(result.attempts, card_units.attempts),
      next_try_at = result."nextTryAt",
      issued_at = case when result.state = 'issued' then ${now}::timestamptz end
    from result
    where card_units.id = result."unitId" and card_units.state = 'issuing'
      -- By which the rows are found; the join alone may read the table.
      and card_units.id = any(array(select "unitId" from result))`,
)

export async function markUnitsRefunded(
  tx: Tx,
  refunded: { unitIds: readonly CardUnitId[]; refundId: RefundId },
): Promise<void> {
  await tx
    .updateTable('card_units')
    .set({ state: 'refunded', refund_id: refunded.refundId })
    .where('id', 'in', refunded.unitIds)
    .where('state', 'in', statesBefore(unitLifecycle, 'refunded'))
    .execute()
}

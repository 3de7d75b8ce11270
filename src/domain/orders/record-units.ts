import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { unitLifecycle } from '#domain/orders/unit-states.ts'
import type { CardId, CardUnitId, OrderId, RefundId } from '#kernel/ids.ts'

/** What came of asking the issuer for one unit. */
export type UnitResult =
  | { unitId: CardUnitId; state: 'issued'; cardId: CardId }
  | { unitId: CardUnitId; state: 'issuing'; attempts: number; nextTryAt: Date }
  | { unitId: CardUnitId; state: 'failed'; failure: string }

/**
 * Locks the orders, then answers which of the units still wait for a result: what another run has recorded
 * meanwhile stands.
 */
export async function lockUnits(
  tx: Tx,
  units: { orderIds: readonly OrderId[]; unitIds: readonly CardUnitId[] },
): Promise<ReadonlySet<CardUnitId>> {
  const rows = await tx
    .with('locked', (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', units.orderIds)
        .where('state', '=', 'issuing')
        .orderBy('id')
        .forUpdate(),
    )
    .selectFrom('card_units')
    .innerJoin('locked', 'locked.id', 'card_units.order_id')
    .select('card_units.id')
    .where('card_units.id', 'in', units.unitIds)
    .where('card_units.state', '=', 'issuing')
    .forUpdate('card_units')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Writes all results in one statement. */
export async function recordUnits(
  tx: Tx,
  { results, now }: { results: readonly UnitResult[]; now: Date },
): Promise<void> {
  await sql`
    with result as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result(
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
      and card_units.id = any(array(select "unitId" from result))
  `.execute(tx)
}

export type UnitsToRefund = {
  orderId: OrderId
  unitIds: readonly CardUnitId[]
  /** What they are worth. */
  faceCents: number
  /** What was paid for paper and packing around them, and the VAT inside. */
  extraCents: number
  extraVatCents: number
  /** What promotions took off the cards and off that, together, and the VAT inside. */
  promotionCents: number
  promotionVatCents: number
  /** Anything was taken off the order. */
  hasPromotions: boolean
  /** Not one card of the order is good, or can still be issued. */
  isWholeOrder: boolean
}

/** The units of these orders that failed, or were withdrawn, and are not paid back yet. */
export async function listUnitsToRefund(
  tx: Tx,
  { orderIds, of }: { orderIds: readonly OrderId[]; of: 'failed' | 'withdrawn' },
): Promise<readonly UnitsToRefund[]> {
  const { rows } = await sql<UnitsToRefund>`
    select orders.id as "orderId",
      array_agg(card_units.id order by card_units.id) filter (where card_units.state = ${of})
        as "unitIds",
      sum(card_units.amount_cents) filter (where card_units.state = ${of})::bigint as "faceCents",
      coalesce(sum(card_units.extra_cents) filter (where card_units.state = ${of}), 0)::bigint as "extraCents",
      coalesce(sum(card_units.extra_vat_cents) filter (where card_units.state = ${of}), 0)::bigint as "extraVatCents",
      coalesce(sum(amount_cents - coalesce(paid_cents, amount_cents) + coalesce(extra_promotion_cents, 0))
        filter (where card_units.state = ${of}), 0)::bigint as "promotionCents",
      coalesce(sum(coalesce(promotion_vat_cents, 0) + coalesce(extra_promotion_vat_cents, 0))
        filter (where card_units.state = ${of}), 0)::bigint as "promotionVatCents",
      exists (select from promotion_uses where promotion_uses.order_id = orders.id) as "hasPromotions",
      bool_and(card_units.state in ('failed', 'withdrawn', 'refunded', 'replaced')) as "isWholeOrder"
    from orders join card_units on card_units.order_id = orders.id
    where orders.id in (${sql.join(orderIds)})
    group by orders.id
    having bool_or(card_units.state = ${of})
  `.execute(tx)
  return rows
}

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

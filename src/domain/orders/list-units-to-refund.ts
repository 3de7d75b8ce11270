import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { paidCents } from '#domain/unit.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'

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
  /** Without them not one card of the order is good, or can still be issued. */
  isWholeOrder: boolean
}

export type LeavingUnits = {
  orderIds: readonly OrderId[]
  of: 'failed' | 'withdrawn'
  /** As if these had become so too: what would go back is shown before it does. */
  alsoUnits?: readonly CardUnitId[]
}

/** Of each of these orders, the units that failed, or were withdrawn, and are not paid back yet; an order may have none. */
export async function listUnitsToRefund(
  db: Db,
  { orderIds, of, alsoUnits = [] }: LeavingUnits,
): Promise<readonly UnitsToRefund[]> {
  const isNamed =
    alsoUnits.length === 0 ? sql`false` : sql`card_units.id in (${sql.join(alsoUnits)})`
  const leaves = sql`(card_units.state = ${of} or ${isNamed})`
  const sumOf = (what: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${what}) filter (where ${leaves}), 0)::bigint`
  return db
    .selectFrom('orders')
    .leftJoin('card_units', 'card_units.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      sql<
        CardUnitId[]
      >`coalesce(array_agg(card_units.id order by card_units.id) filter (where ${leaves}), '{}')`.as(
        'unitIds',
      ),
      sumOf(sql`card_units.amount_cents`).as('faceCents'),
      sumOf(sql`card_units.extra_cents`).as('extraCents'),
      sumOf(sql`card_units.extra_vat_cents`).as('extraVatCents'),
      sumOf(sql`amount_cents - ${paidCents} + coalesce(extra_promotion_cents, 0)`).as(
        'promotionCents',
      ),
      sumOf(sql`coalesce(promotion_vat_cents, 0) + coalesce(extra_promotion_vat_cents, 0)`).as(
        'promotionVatCents',
      ),
      sql<boolean>`exists (select from promotion_uses where promotion_uses.order_id = orders.id)`.as(
        'hasPromotions',
      ),
      sql<boolean>`coalesce(bool_and(
        card_units.state in ('failed', 'withdrawn', 'refunded', 'replaced') or ${isNamed}
      ), true)`.as('isWholeOrder'),
    ])
    .where('orders.id', 'in', orderIds)
    .groupBy('orders.id')
    .execute()
}

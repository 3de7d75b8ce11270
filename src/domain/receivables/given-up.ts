import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { givenUpOf, writeOffsOf } from '#domain/given-up-debt.ts'
import { paidCents } from '#domain/unit.ts'
import type { CardUnitId, OrderId, OrderLineId } from '#kernel/ids.ts'

/** An amount, and the VAT inside. */
export type WithVat = { cents: number; vatCents: number }

/** Finds how much of an order's debt is given up, and did not come back with its cards. */
export async function findGivenUp(db: Db, orderId: OrderId): Promise<WithVat> {
  return await db
    .selectNoFrom([
      sql<number>`(${givenUpOf(sql`${orderId}`)}
        - (select coalesce(sum(covered_cents), 0) ${backs(orderId)}))::bigint`.as('cents'),
      sql<number>`((select coalesce(sum(move.vat_cents), 0) ${writeOffsOf(sql`${orderId}`)})
        - (select coalesce(sum(covered_vat_cents), 0) ${backs(orderId)}))::bigint`.as('vatCents'),
    ])
    .executeTakeFirstOrThrow()
}

const backs = (orderId: OrderId) => sql`
  from refunds join tenders on tenders.id = tender_id and tenders.kind = 'invoice'
  where tenders.order_id = ${orderId}`

/** Cards and lines of an order that are about to go back. */
export type Leaves = { unitIds: readonly CardUnitId[]; lineIds: readonly OrderLineId[] }

type PartOfDebt = { orderId: OrderId; cents: number; without?: Leaves }

/**
 * VAT inside a part of an order's debt: the share that this part has in what is left of the order,
 * without the cards and lines that went back.
 */
export async function vatInsideDebt(
  db: Db,
  { orderId, cents, without = { unitIds: [], lineIds: [] } }: PartOfDebt,
): Promise<number> {
  const left = await leftOf(db, orderId, without)
  if (left.cents <= 0) return 0
  return Math.min(left.vatCents, Math.floor((left.vatCents * cents) / left.cents))
}

/** Price of an order, less what was paid for its cards and lines that went back. */
async function leftOf(db: Db, orderId: OrderId, { unitIds, lineIds }: Leaves): Promise<WithVat> {
  const isBack = sql`(refund_id is not null or card_units.id = any(${unitIds}::text[]))`
  const parts = sql<WithVat>`(
    select total_cents as cents, vat_cents as "vatCents" from order_lines
    where order_id = ${orderId} and id <> all(${lineIds}::text[]) and not exists (
      select from ledger_transfers
      where key in ('fee-back:' || order_lines.id, 'donate-back:' || order_lines.id)
    )
    union all
    select -(${paidCents} + coalesce(extra_cents, 0) - coalesce(extra_promotion_cents, 0)),
      -(vat_cents - coalesce(promotion_vat_cents, 0)
        + coalesce(extra_vat_cents, 0) - coalesce(extra_promotion_vat_cents, 0))
    from card_units where order_id = ${orderId} and ${isBack}
  )`
  return await db
    .selectFrom(parts.as('part'))
    .select([
      sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'),
      sql<number>`coalesce(sum("vatCents"), 0)::bigint`.as('vatCents'),
    ])
    .executeTakeFirstOrThrow()
}

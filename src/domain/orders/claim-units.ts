import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import { openUnitStates } from '#domain/orders/unit-states.ts'
import { type Given, prepared } from '#domain/prepared.ts'
import { issuerOfUnit, type UnitToBook, unitToBookColumns } from '#domain/unit.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Unit to make now. Nobody is asked for a choice card. */
export type ClaimedUnit = UnitToBook & {
  orderId: OrderId
  attempts: number
  currency: Currency
  productId: string
  issuer: string
  validityMonths: number
  storefront: string
}

/** Columns of a claimed unit, for statements that join its package and its order. */
export const claimedUnitColumns = [
  ...unitToBookColumns,
  ...(['card_units.order_id as orderId', 'attempts', 'orders.currency'] as const),
  ...(['orders.storefront', 'order_packages.product_id as productId'] as const),
  sql<number>`(order_packages.product ->> 'validityMonths')::int`.as('validityMonths'),
  issuerOfUnit.as('issuer'),
] as const

/**
 * Says of the next units of paid orders that they are being issued, and hands them over: as many of each order, so that
 * one of thousands leaves the others their share. Units that another run holds at this moment are left to it; those that
 * a dead run left behind are handed over again. The orders come as JSON, of which the planner makes one plan for any number; of
 * an array it would make a new one each time. The units are an array, by which their rows are found; a join may read the tables.
 */
export async function claimUnits(
  one: OneStatement,
  { orderIds, ...which }: { orderIds: readonly OrderId[]; perOrder: number; now: Date },
): Promise<readonly ClaimedUnit[]> {
  return (await claimNext(one, { orders: JSON.stringify(orderIds), ...which })).rows
}

const claimNext = prepared((one, next: Given<{ orders: string; perOrder: number; now: Date }>) =>
  one
    .updateTable('card_units')
    .from('order_packages')
    .from('orders')
    .set({ state: 'issuing' })
    .whereRef('order_packages.id', '=', 'card_units.package_id')
    .whereRef('orders.id', '=', 'card_units.order_id')
    .where('orders.state', '=', sql.lit<'issuing'>('issuing'))
    .where(
      'card_units.id',
      '=',
      sql<CardUnitId>`any(array(
        select next.id from jsonb_array_elements_text(${next.orders}::jsonb) as asked(order_id)
        cross join lateral (
          select id from card_units
          where order_id = asked.order_id and state in (${sql.join(openUnitStates.map(sql.lit))})
            and (next_try_at is null or next_try_at <= ${next.now}::timestamptz)
          order by position limit ${next.perOrder}::int
          for update skip locked
        ) as next
      ))`,
    )
    .returning(claimedUnitColumns),
)

import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { openUnitStates } from '#domain/orders/unit-states.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type ClaimedUnit = {
  unitId: CardUnitId
  orderId: OrderId
  amountCents: number
  vatCents: number
  attempts: number
  currency: Currency
  productId: string
  issuer: string
  validityMonths: number
  isChoiceCard: boolean
}

/**
 * Says of the next units of paid orders that they are being issued, and hands them over. Units that another
 * run holds at this moment are left to it; those that a dead run left behind are handed over again.
 */
export async function claimUnits(
  tx: Tx,
  claim: { orderIds: readonly OrderId[]; now: Date; limit: number },
): Promise<readonly ClaimedUnit[]> {
  return tx
    .updateTable('card_units')
    .from('order_packages')
    .from('orders')
    .set({ state: 'issuing' })
    .whereRef('order_packages.id', '=', 'card_units.package_id')
    .whereRef('orders.id', '=', 'card_units.order_id')
    .where('orders.state', '=', 'issuing')
    .where('card_units.id', 'in', (db) =>
      db
        .selectFrom('card_units as next')
        .select('next.id')
        .where('next.order_id', 'in', claim.orderIds)
        .where('next.state', 'in', openUnitStates)
        .where(({ eb, or }) =>
          or([eb('next.next_try_at', 'is', null), eb('next.next_try_at', '<=', claim.now)]),
        )
        .orderBy('next.order_id')
        .orderBy('next.position')
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['card_units.id as unitId', 'card_units.order_id as orderId', 'attempts'])
    .returning(['card_units.amount_cents as amountCents', 'card_units.vat_cents as vatCents'])
    .returning(['orders.currency as currency', 'order_packages.product_id as productId'])
    .returning([
      sql<string>`order_packages.product ->> 'issuer'`.as('issuer'),
      sql<number>`(order_packages.product ->> 'validityMonths')::int`.as('validityMonths'),
      sql<boolean>`(order_packages.product ->> 'isChoiceCard')::boolean`.as('isChoiceCard'),
    ])
    .execute()
}

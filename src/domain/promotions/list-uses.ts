import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

export type PromotionUse = {
  promotionId: string
  /** Orders that are paid, and what they cost the shop. */
  spentCount: number
  spentCents: number
  /** What orders that wait to be paid hold of the budget. */
  heldCents: number
}

/** What promotions cost so far, those that ended too; asked seldom, by the operator. */
export async function listPromotionUses(db: Db): Promise<readonly PromotionUse[]> {
  return db
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
    .select('promotion_id as promotionId')
    .select([
      sql<number>`(count(*) filter (where promotion_uses.state = 'spent'))::int`.as('spentCount'),
      sql<number>`coalesce(sum(cents) filter (where promotion_uses.state = 'spent'), 0)::bigint`.as(
        'spentCents',
      ),
      sql<number>`coalesce(sum(cents) filter (
        where promotion_uses.state = 'held' and orders.state = 'awaitingPayment'), 0)::bigint`.as(
        'heldCents',
      ),
    ])
    .groupBy('promotion_id')
    .orderBy('promotion_id')
    .execute()
}

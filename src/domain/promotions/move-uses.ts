import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** The order is paid, also when its hold was over by then: what it was promised is spent. */
export const spendPromotions = (tx: Tx, orderId: OrderId): Promise<void> =>
  moveUses(tx, { orderId, from: 'held', to: 'spent' })

/** All of the order was paid back: what it had of the budget is there for others, and for this person again. */
export const returnPromotions = (tx: Tx, orderId: OrderId): Promise<void> =>
  moveUses(tx, { orderId, from: 'spent', to: 'returned' })

type Move = { orderId: OrderId } & (
  | { from: 'held'; to: 'spent' }
  | { from: 'spent'; to: 'returned' }
)

/** Each use moves once; budgets are locked in the order of their names, as holding does. */
async function moveUses(tx: Tx, { orderId, from, to }: Move): Promise<void> {
  const sign = to === 'spent' ? 1 : -1
  await sql`
    with moved as (
      update promotion_uses set state = ${to} where order_id = ${orderId} and state = ${from}
      returning promotion_id, cents
    ),
    locked as materialized (
      select promotion_id from promotion_budgets
      where promotion_id in (select promotion_id from moved) order by promotion_id for update
    )
    update promotion_budgets set spent_cents = spent_cents + ${sign}::int * moved.cents
    from moved join locked using (promotion_id)
    where promotion_budgets.promotion_id = moved.promotion_id
  `.execute(tx)
}

import { type RawBuilder, sql } from 'kysely'

/**
 * Write-offs of an order's debt, which is given up whole, by one move that gives up nothing else.
 * `orderId` names the order in the statement.
 */
export const writeOffsOf = (orderId: RawBuilder<unknown>) => sql`
  from receivables join allocations on receivable_id = receivables.id
  join receivable_moves as move on move.id = move_id and move.kind = 'writeOff'
  where receivables.order_id = ${orderId}`

/** Cents of an order's debt that its company will not pay. */
export const givenUpOf = (orderId: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(allocations.amount_cents), 0)::bigint ${writeOffsOf(orderId)}
)`

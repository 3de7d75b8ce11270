import { sql } from 'kysely'

/** The last moment that was chosen for any delivery of `orders`; null where all go at once. */
export const lastDueAt = sql<Date | null>`(
  select max(due_at) from deliveries where deliveries.order_id = orders.id
)`

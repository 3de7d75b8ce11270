import { sql } from 'kysely'

/** Nothing of an order is sent while a person decides what becomes of its money. */
export const isNotHalted = sql<boolean>`not exists (
  select from orders where orders.id = deliveries.order_id and orders.state = 'halted'
)`

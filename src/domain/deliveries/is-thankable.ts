import { sql } from 'kysely'

/**
 * Somebody is there to be thanked, and still hears of this order: neither was its money taken back, nor were its people
 * forgotten, after whom nothing about them is written any more.
 */
export const isThankable = sql<boolean>`exists (
  select from orders where orders.id = deliveries.order_id and orders.state in ('issuing', 'completed')
    and orders.orderer_forgotten_at is null and orders.receivers_forgotten_at is null
)`

import { sql } from 'kysely'

/** The last moment that was chosen for any delivery of `orders`, by e-mail or by post; null where all go at once. */
export const lastDueAt = sql<Date | null>`(
  select greatest(
    max(deliveries.due_at), max(order_shipments.deliver_at) filter (where order_shipments.delivery_form = 'PHYSICAL')
  )
  from deliveries join order_shipments on order_shipments.id = deliveries.shipment_id
  where deliveries.order_id = orders.id
)`

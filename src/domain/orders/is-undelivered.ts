import { sql } from 'kysely'

/**
 * Something of `orders`, which goes on, did not arrive: a mail bounced, or the post lost a parcel
 * or brought it back. What was sent anew or paid back since is settled.
 */
export const isUndelivered = sql<boolean>`(orders.state in ('issuing', 'completed') and exists (
  select from deliveries join order_shipments on order_shipments.id = deliveries.shipment_id
  where deliveries.order_id = orders.id and (
    deliveries.state = 'failed'
    or order_shipments.state in ('lost', 'returned') and order_shipments.ended_by is null
  )
))`.as('isUndelivered')

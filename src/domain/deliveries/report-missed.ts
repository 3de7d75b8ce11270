import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** More than anybody waits for at once. */
const giftsMax = 20

/**
 * Notes that gifts which went to an address, or should have, are missed there, and gives their orders. One that was
 * opened came; one that was reported is not again until it was sent again.
 */
export async function reportMissed(
  tx: Tx,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<readonly OrderId[]> {
  const { rows } = await sql<{ orderId: OrderId }>`
    update deliveries set missed_at = ${now}::timestamptz
    where id in (
      select deliveries.id from order_shipments
      join deliveries on deliveries.shipment_id = order_shipments.id
      join orders on orders.id = deliveries.order_id
      where lower(receiver_email) = ${emailKey} and receiver_email <> '' and not is_for_self
        and deliveries.state in ('sent', 'failed')
        and (missed_at is null or missed_at < deliveries.sent_at)
        and orders.state <> 'halted' and orders.contact ->> 'email' <> ''
      order by deliveries.id desc limit ${giftsMax}::int
    )
    returning order_id as "orderId"`.execute(tx)
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

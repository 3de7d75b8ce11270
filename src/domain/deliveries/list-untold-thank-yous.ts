import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { GiftId } from '#domain/deliveries/card-links.ts'
import { isThankable } from '#domain/deliveries/is-thankable.ts'
import { neverTried } from '#domain/mail-claim.ts'
import type { OrderId } from '#kernel/ids.ts'

/**
 * Thank-yous of which the giver should have heard before `before`. Of all orders: those whose mail nobody tried to send;
 * `listUnsentMails` knows the others.
 */
export async function listUntoldThankYous(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly GiftId[]> {
  const rows = await db
    .selectFrom('thank_yous')
    .innerJoin('deliveries', 'deliveries.id', 'thank_yous.delivery_id')
    .select('gift_id as giftId')
    .where('told_at', 'is', null)
    .where('thanked_at', '<=', before)
    .where(isThankable)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .$if(orderId === undefined, (query) =>
      query.where(neverTried(sql<string>`'thank-you:' || gift_id`)),
    )
    .orderBy('thanked_at')
    .limit(limit)
    .execute()
  return rows.map(({ giftId }) => giftId)
}

import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { GiftId } from '#domain/deliveries/card-links.ts'

/** Their givers were mailed, or have no address that works. */
export async function markThankYousTold(
  one: OneStatement,
  { ids, now }: { ids: readonly GiftId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('thank_yous')
    .set({ told_at: now })
    .where('gift_id', '=', anyOf(ids))
    .where('told_at', 'is', null)
    .execute()
}

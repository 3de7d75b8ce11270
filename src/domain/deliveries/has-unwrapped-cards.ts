import type { Db } from '#domain/db.ts'
import type { DeliveryId } from '#kernel/ids.ts'

/** Whether somebody unwrapped a card of this delivery on the card's own page. */
export async function hasUnwrappedCards(db: Db, id: DeliveryId): Promise<boolean> {
  const unit = await db
    .selectFrom('card_units')
    .select('id')
    .where('delivery_id', '=', id)
    .where('opened_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return unit !== undefined
}

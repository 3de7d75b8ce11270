import type { Db } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** Whom a card was sent to. */
export type Holder = { cardId: CardId; name: string; email: string; language: Language }

/**
 * The address that a card of this product is known by, asked by the keyed hashes of its number. Undefined also where it was
 * forgotten since.
 */
export async function findHolder(
  db: Db,
  { numberHashes, productId }: { numberHashes: readonly Uint8Array[]; productId: string },
): Promise<Holder | undefined> {
  const found = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select(['cards.id as cardId', 'deliveries.language'])
    .select(['receiver_name as name', 'receiver_email as email'])
    .where('cards.number_hash', 'in', numberHashes)
    .where('cards.product_id', '=', productId)
    .executeTakeFirst()
  if (found === undefined || !found.email) return undefined
  return { ...found, email: found.email, cardId: found.cardId as CardId }
}

import { sql } from 'kysely'
import { isToUnpack } from '#domain/cards/printed-cards.ts'
import type { Db, Tx } from '#domain/db.ts'
import type { PrintedCardId, ShipmentId } from '#kernel/ids.ts'

/** An envelope that goes nowhere, with printed cards in it that are to lie on their shelf again. */
export type EnvelopeToUnpack = {
  shipmentId: ShipmentId
  referenceNumber: string
  /** In its order, counted from 1 on. */
  number: number
  receiverName: string
  count: number
}

/** What was packed first comes first. */
export const listToUnpack = (db: Db, limit: number): Promise<readonly EnvelopeToUnpack[]> =>
  envelopes(db)
    .orderBy(sql`min(printed_cards.packed_at)`)
    .orderBy('order_shipments.id')
    .limit(limit)
    .execute()

/** One of them, by the number of its order and its own. */
export const findToUnpack = (
  db: Db,
  { referenceNumber, number }: Pick<EnvelopeToUnpack, 'referenceNumber' | 'number'>,
): Promise<EnvelopeToUnpack | undefined> =>
  envelopes(db)
    .where('orders.reference_number', '=', referenceNumber)
    .where('order_shipments.position', '=', number - 1)
    .executeTakeFirst()

const envelopes = (db: Db) =>
  db
    .selectFrom('printed_cards')
    .innerJoin('card_units', 'card_units.id', 'printed_cards.unit_id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select(['order_shipments.id as shipmentId', 'reference_number as referenceNumber'])
    .select('receiver_name as receiverName')
    .select([
      sql<number>`order_shipments.position + 1`.as('number'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('printed_cards.unit_id', 'is not', null)
    .where('printed_cards.used_at', 'is', null)
    .where(isToUnpack)
    .groupBy(['order_shipments.id', 'orders.id', 'deliveries.id'])

/** They lie on their shelf. Answers which; none where somebody did so before, or scanned them into another envelope. */
export async function unpackPrintedCards(
  tx: Tx,
  shipmentId: ShipmentId,
): Promise<readonly PrintedCardId[]> {
  const packed = await tx
    .selectFrom('printed_cards')
    .innerJoin('card_units', 'card_units.id', 'printed_cards.unit_id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .select('printed_cards.id')
    .where('deliveries.shipment_id', '=', shipmentId)
    .where('printed_cards.used_at', 'is', null)
    .where(isToUnpack)
    .orderBy('printed_cards.id')
    .forUpdate('printed_cards')
    .execute()
  const ids = packed.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .updateTable('printed_cards')
      .set({ unit_id: null, packed_at: null, place: 0 })
      .where('id', 'in', ids)
      .execute()
  return ids
}

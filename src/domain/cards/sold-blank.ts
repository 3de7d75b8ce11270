import { sql } from 'kysely'
import { canBeActivated } from '#domain/cards/printed-cards.ts'
import type { Db, Tx } from '#domain/db.ts'
import type { CardUnitId, DeliveryId, PrintedCardId } from '#kernel/ids.ts'
import { removedAt } from './move-printed-cards.ts'
import { type PrintedSecret, secretColumns, toSealed } from './reseal-printed-cards.ts'

/** The cards in these packs are on their way to whoever bought them, who puts value on each when they like. */
export const letGoOfBlankCards = async (
  tx: Tx,
  packIds: readonly CardUnitId[],
): Promise<readonly PrintedCardId[]> => {
  const { rows } = await sql<{ id: PrintedCardId }>`
    update printed_cards set sold_unit_id = unit_id, unit_id = null, packed_at = null, place = 0
    where unit_id in (${sql.join(packIds)}) and used_at is null
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What is still blank of these packs never gets value; whoever has put some on a card keeps it. Answers which they are. */
export async function stopBlankCards(
  tx: Tx,
  { packIds, now }: { packIds: readonly CardUnitId[]; now: Date },
): Promise<readonly PrintedCardId[]> {
  if (packIds.length === 0) return []
  const rows = await tx
    .updateTable('printed_cards')
    .set(removedAt(now))
    .where('sold_unit_id', 'in', packIds)
    .where(canBeActivated)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Somebody has put value on a card of these packs, or is at it. */
export async function isAnyActivated(db: Db, packIds: readonly CardUnitId[]): Promise<boolean> {
  if (packIds.length === 0) return false
  const row = await db
    .selectFrom('printed_cards')
    .select('id')
    .where('sold_unit_id', 'in', packIds)
    .where('unit_id', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export type SoldInPacks = { deliveryId: DeliveryId; cards: number; activated: number }

/** How many blank cards came with these deliveries, and on how many of them somebody has put value, or is at it. */
export async function countSoldInPacks(
  db: Db,
  deliveryIds: readonly DeliveryId[],
): Promise<readonly SoldInPacks[]> {
  if (deliveryIds.length === 0) return []
  return db
    .selectFrom('card_units')
    .innerJoin('printed_cards', 'printed_cards.sold_unit_id', 'card_units.id')
    .select([
      'card_units.delivery_id as deliveryId',
      sql<number>`count(*)::int`.as('cards'),
      sql<number>`count(printed_cards.unit_id)::int`.as('activated'),
    ])
    .where('card_units.delivery_id', 'in', deliveryIds)
    .groupBy('card_units.delivery_id')
    .execute()
}

export type SoldBlank = PrintedSecret & { referenceNumber: string }

/** Those that are blank still, their secrets closed, with the order that they came with; what was sold last comes first. */
export async function listSoldBlank(db: Db, limit: number): Promise<readonly SoldBlank[]> {
  const rows = await db
    .selectFrom('printed_cards')
    .innerJoin('card_units', 'card_units.id', 'printed_cards.sold_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(secretColumns.map((column) => `printed_cards.${column}` as const))
    .select('reference_number as referenceNumber')
    .where('printed_cards.sold_unit_id', 'is not', null)
    .where(canBeActivated)
    .orderBy('card_units.issued_at', 'desc')
    .orderBy('printed_cards.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sealed: toSealed(row),
    referenceNumber: row.referenceNumber,
  }))
}

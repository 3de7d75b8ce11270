import { sql } from 'kysely'
import { canBeActivated } from '#domain/cards/printed-cards.ts'
import type { Db, Tx } from '#domain/db.ts'
import type { CardUnitId, PrintedCardId, ShipmentId } from '#kernel/ids.ts'

/** They lie in the envelope of these units, and what was packed for them before lies on its shelf again. */
export async function packPrintedCards(
  tx: Tx,
  { shipmentId, pairs, now }: PackedCards & { shipmentId: ShipmentId; now: Date },
): Promise<void> {
  await sql`
    update printed_cards set unit_id = null, packed_at = null, place = 0
    where used_at is null and unit_id in (
      select card_units.id from card_units join deliveries on deliveries.id = card_units.delivery_id
      where deliveries.shipment_id = ${shipmentId} and card_units.state = 'ordered'
    )`.execute(tx)
  for (const { id, unitId, place } of pairs)
    await tx
      .updateTable('printed_cards')
      .set({ unit_id: unitId, place, packed_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .execute()
}

export type PackedCards = {
  pairs: readonly { id: PrintedCardId; unitId: CardUnitId; place: number }[]
}

/** A printed card that lies in the envelope of a shipment. */
export const listPackedIn = async (
  db: Db,
  shipmentId: ShipmentId,
): Promise<readonly PrintedCardId[]> => {
  const rows = await db
    .selectFrom('printed_cards')
    .innerJoin('card_units', 'card_units.id', 'printed_cards.unit_id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .select('printed_cards.id')
    .where('deliveries.shipment_id', '=', shipmentId)
    .execute()
  return rows.map(({ id }) => id)
}

/** They became the cards of their units, which keep their secrets from now on. */
export async function markPrintedCardsUsed(
  tx: Tx,
  { unitIds, now }: { unitIds: readonly CardUnitId[]; now: Date },
): Promise<void> {
  await sql`
    update printed_cards set used_at = ${now}::timestamptz, number_encrypted = null, number_hash = null,
      pin_encrypted = null, pin_hash = null
    from card_units
    where card_units.id = printed_cards.unit_id and card_units.state = 'issued'
      and printed_cards.used_at is null and printed_cards.unit_id in (${sql.join(unitIds)})`.execute(
    tx,
  )
}

/** A card that never gets value any more: it lies nowhere, and what could spend it is erased. */
export const removedAt = (now: Date) => ({
  removed_at: now,
  pin_encrypted: null,
  unit_id: null,
  packed_at: null,
})

/** One on its shelf, in an envelope that goes nowhere, or with whoever bought it blank, is lost or damaged: it never gets value, and its pin is erased. False where it lies in an envelope, or is gone already. */
export async function erasePrintedCard(
  tx: Tx,
  { id, now }: { id: PrintedCardId; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('printed_cards')
    .set(removedAt(now))
    .where('id', '=', id)
    .where(canBeActivated)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * The printed card is to get the value of this unit. False where it is somebody's already, lies in an envelope, or is gone:
 * of two that are paid at once the first has it.
 */
export async function bindPrintedCard(
  tx: Tx,
  { id, unitId, now }: { id: PrintedCardId; unitId: CardUnitId; now: Date },
): Promise<boolean> {
  await tx.selectFrom('printed_cards').select('id').where('id', '=', id).forUpdate().execute()
  const { numUpdatedRows } = await tx
    .updateTable('printed_cards')
    .set({ unit_id: unitId, place: 0, packed_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where(({ or, eb }) => or([eb('unit_id', '=', unitId), eb.and([canBeActivated])]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It got no value after all, and may be activated another time. */
export async function unbindPrintedCard(tx: Tx, unitId: CardUnitId): Promise<void> {
  await tx
    .updateTable('printed_cards')
    .set({ unit_id: null, packed_at: null })
    .where('unit_id', '=', unitId)
    .where('used_at', 'is', null)
    .execute()
}

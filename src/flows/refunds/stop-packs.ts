import { stopBlankCards } from '#domain/cards/sold-blank.ts'
import type { Tx } from '#domain/db.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import type { CardUnitId } from '#kernel/ids.ts'

/** Packs go back, or never arrived: what is still blank of them never gets value. */
export async function stopPacks(
  tx: Tx,
  { packIds, now }: { packIds: readonly CardUnitId[]; now: Date },
): Promise<void> {
  for (const id of await stopBlankCards(tx, { packIds, now }))
    await recordEvent(tx, { subject: id, event: 'removed', actor: 'shop' })
}

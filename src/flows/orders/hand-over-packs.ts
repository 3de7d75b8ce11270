import { letGoOfBlankCards } from '#domain/cards/sold-blank.ts'
import type { Tx } from '#domain/db.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { postAll } from '#domain/ledger/post.ts'
import { claimPacks } from '#domain/orders/claim-printed-units.ts'
import { finishIssuing } from '#domain/orders/finish-issuing.ts'
import { recordUnits } from '#domain/orders/record-units.ts'
import { packPosting } from '#flows/shared/postings.ts'
import type { ShipmentId } from '#kernel/ids.ts'

/**
 * The packs of a shipment that is posted now are sold: each is earned, and its blank cards are their buyer's, with which pack they came.
 * The caller holds the order's lock.
 */
export async function handOverPacks(
  tx: Tx,
  { shipmentId, now }: { shipmentId: ShipmentId; now: Date },
): Promise<void> {
  const packs = await claimPacks(tx, shipmentId)
  const [first] = packs
  if (first === undefined) return
  const results = packs.map(
    ({ unitId }) => ({ unitId, state: 'issued', cardId: undefined }) as const,
  )
  await recordUnits(tx, { results, now })
  await postAll(
    tx,
    packs.map((pack) => packPosting(pack, pack)),
  )
  const facts = { shipment: shipmentId }
  for (const id of await letGoOfBlankCards(
    tx,
    packs.map(({ unitId }) => unitId),
  ))
    await recordEvent(tx, { subject: id, event: 'soldBlank', facts, actor: 'shop' })
  await finishIssuing(tx, { orderIds: [first.orderId], now })
}

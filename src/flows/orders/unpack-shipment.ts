import { findToUnpack, unpackPrintedCards } from '#domain/cards/unpack-printed-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { type NamedShipment, shipmentName } from '#kernel/shipment-name.ts'

type Envelope = NamedShipment & { actor: string }

/**
 * An envelope that goes nowhere was opened: its printed cards lie on their shelf again. Throws `shipmentNotToUnpack`.
 */
export const unpackShipment = (
  deps: Pick<Deps, 'db' | 'queue'>,
  { actor, ...named }: Envelope,
): Promise<{ shipment: string; count: number }> =>
  transact(deps, async (tx) => {
    const shipment = shipmentName(named)
    const envelope = await findToUnpack(tx, named)
    const ids = envelope === undefined ? [] : await unpackPrintedCards(tx, envelope.shipmentId)
    if (ids.length === 0) throw refusal('shipmentNotToUnpack', { shipment })
    for (const id of ids) await recordEvent(tx, { subject: id, event: 'unpacked', actor })
    return { shipment, count: ids.length }
  })

import { findToUnpack, unpackPrintedCards } from '#domain/cards/unpack-printed-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

type Envelope = { referenceNumber: string; number: number; actor: string }

/** An envelope that goes nowhere was opened: its printed cards lie on their shelf again. Answers how many they were. */
export const unpackShipment = (
  deps: Pick<Deps, 'db' | 'queue'>,
  { actor, ...named }: Envelope,
): Promise<number> =>
  transact(deps, async (tx) => {
    const envelope = await findToUnpack(tx, named)
    if (envelope === undefined) return 0
    const ids = await unpackPrintedCards(tx, envelope.shipmentId)
    for (const id of ids) await recordEvent(tx, { subject: id, event: 'unpacked', actor })
    return ids.length
  })

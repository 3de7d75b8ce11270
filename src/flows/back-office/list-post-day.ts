import { listToUnpack } from '#domain/cards/unpack-printed-cards.ts'
import { listLatePost, type OverdueShipment } from '#domain/orders/end-post.ts'
import { listHaltedPost } from '#domain/orders/list-halted-post.ts'
import { listToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import { listPrintedStock, type StockKind } from '#flows/cards/list-printed-stock.ts'
import { isDueToday } from '#flows/orders/post-shipments.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { lateBefore, planPost } from '#kernel/post-calendar.ts'
import { shipmentName } from '#kernel/shipment-name.ts'

/** More than one person packs in a day. */
const listedMax = 1000

type Envelope = { name: string; receiverName: string }

/** A shipment with what stands on its envelope and what lies in it: unmasked, since somebody packs it. */
export type ShipmentOfDay = Envelope &
  Pick<ShipmentToPost, 'address' | 'cards' | 'packedAt' | 'hasOpenUnits' | 'currency'> & {
    /** Days, YYYY-MM-DD. */
    postedOn: string
    arrivesOn: string
  }

export type PostDay = {
  shipments: readonly ShipmentOfDay[]
  /** Packed, and not to be posted until the case of their order is decided. */
  halted: readonly Envelope[]
  /** Called off after they were packed: their printed cards are to be taken out. */
  toUnpack: readonly (Envelope & { count: number })[]
  lowStock: readonly StockKind[]
}

/** What is to be posted today; with `all` also what waits for its day. */
export async function listPostDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { all, lowBelow }: { all: boolean; lowBelow: number },
): Promise<PostDay> {
  const now = clock.now()
  const waiting = await listToPost(db, { limit: listedMax })
  const due = all ? waiting : waiting.filter((shipment) => isDueToday(shipment, now))
  const halted = await listHaltedPost(db, listedMax)
  const toUnpack = await listToUnpack(db, listedMax)
  const stock = await listPrintedStock({ db }, { lowBelow })
  return {
    shipments: due.map(viewShipment),
    halted: halted.map(viewEnvelope),
    toUnpack: toUnpack.map((envelope) => ({ ...viewEnvelope(envelope), count: envelope.count })),
    lowStock: stock.filter(({ isLow }) => isLow),
  }
}

const viewEnvelope = (
  envelope: Parameters<typeof shipmentName>[0] & { receiverName: string },
): Envelope => ({ name: shipmentName(envelope), receiverName: envelope.receiverName })

function viewShipment(shipment: ShipmentToPost): ShipmentOfDay {
  const { receiverName, address, cards, packedAt, hasOpenUnits, currency } = shipment
  const { postedOn, arrivesOn } = planPost(shipment.settledAt, shipment.deliverAt ?? undefined)
  return {
    ...{ name: shipmentName(shipment), receiverName, address, cards, packedAt, hasOpenUnits },
    ...{ currency, postedOn: `${postedOn}`, arrivesOn: `${arrivesOn}` },
  }
}

export type LateShipment = Pick<
  OverdueShipment,
  'receiverName' | 'postedAt' | 'trackCode' | 'lateAskedAt'
> & { name: string }

/** What should have arrived, as far as anybody knows; what givers ask about comes first. */
export async function listLateShipments({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<readonly LateShipment[]> {
  const late = await listLatePost(db, { before: lateBefore(clock.now()), limit: listedMax })
  return late.map(({ receiverName, postedAt, trackCode, lateAskedAt, ...named }) => ({
    ...{ name: shipmentName(named), receiverName, postedAt, trackCode, lateAskedAt },
  }))
}

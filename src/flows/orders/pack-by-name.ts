import type { Db } from '#domain/db.ts'
import { findToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import { type PackDeps, type Packing, packShipment } from '#flows/orders/pack-shipment.ts'
import { postShipment } from '#flows/orders/post-shipments.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { readShipmentName } from '#kernel/shipment-name.ts'

async function requireToPost(db: Db, shipment: string): Promise<ShipmentToPost> {
  const named = readShipmentName(shipment)
  const found = named && (await findToPost(db, named))
  if (found === undefined) throw refusal('shipmentUnknown', { shipment })
  return found
}

export type PackedShipment = Packing & { shipment: string }

/** A shipment by its name is packed, with these printed cards in it. Throws `shipmentUnknown` and what `packShipment` throws. */
export async function packByName(
  deps: PackDeps,
  { shipment, numbers }: { shipment: string; numbers: readonly string[] },
): Promise<PackedShipment> {
  const { shipmentId } = await requireToPost(deps.db, shipment)
  const packing = await packShipment(deps, { shipmentId, name: shipment, numbers })
  return { shipment, ...packing }
}

/**
 * A packed shipment by its name is on its way. Throws `trackCodeInvalid`, `shipmentUnknown`, `shipmentNotPacked` and
 * `shipmentWithoutCards`.
 */
export async function postByName(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { shipment, trackCode }: { shipment: string; trackCode: string | undefined },
): Promise<{ shipment: string; trackCode: string | null }> {
  if (trackCode !== undefined && !/^[A-Z0-9]{6,35}$/i.test(trackCode))
    throw refusal('trackCodeInvalid', { code: trackCode })
  const { shipmentId, packedAt } = await requireToPost(deps.db, shipment)
  if (await postShipment(deps, { shipmentId, trackCode }))
    return { shipment, trackCode: trackCode ?? null }
  throw refusal(packedAt === null ? 'shipmentNotPacked' : 'shipmentWithoutCards', { shipment })
}

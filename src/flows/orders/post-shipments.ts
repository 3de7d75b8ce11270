import { listToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import { markPosted } from '#domain/orders/mark-shipment.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { attempt } from '#flows/shared/attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { ShipmentId } from '#kernel/ids.ts'
import { dutchDayOf, planPost } from '#kernel/post-calendar.ts'
import { shipmentName } from '#kernel/shipment-name.ts'
import { handOverPacks } from './hand-over-packs.ts'
import { packShipment } from './pack-shipment.ts'

type PostDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

type Posting = { shipmentId: ShipmentId; trackCode: string | undefined }

/** It is on its way: its giver is told, its packs are sold, and its printed cards get their value, each by a job. False where it cannot go yet, or went. */
export const postShipment = (
  deps: PostDeps,
  { shipmentId, trackCode }: Posting,
): Promise<boolean> =>
  transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await markPosted(tx, { shipmentId, trackCode, now }))) return false
    await handOverPacks(tx, { shipmentId, now })
    await deps.queue.send(tx, [
      mailJob('posted', shipmentId),
      { name: 'activate-cards', payload: { shipmentId } },
    ])
    return true
  })

/** Those whose day to be posted has come: what is to be posted today, and what should have been before. */
export const isDueToday = (
  { settledAt, deliverAt }: Pick<ShipmentToPost, 'settledAt' | 'deliverAt'>,
  now: Date,
): boolean => {
  const { postedOn } = planPost(settledAt, deliverAt ?? undefined)
  return Temporal.PlainDate.compare(postedOn, dutchDayOf(now)) <= 0
}

const perRoundMax = 100
/** So long a visitor of the demonstration waits for a card to be posted that goes as soon as it can. */
const demonstrationMs = 2 * 60 * 1000

/**
 * The demonstration has nobody who packs: a while after the payment a card is packed, and posted once it is made. The blank cards of a pack are
 * printed for it; what has to be scanned besides waits for whoever imported it.
 */
export async function postInDemonstration(
  deps: PostDeps & Pick<Deps, 'storefront' | 'vault'>,
): Promise<void> {
  if (deps.storefront.organisation.isInvented !== true) return
  const now = deps.clock.now()
  for (const shipment of await listToPost(deps.db, { limit: perRoundMax })) {
    const { shipmentId, settledAt, deliverAt, packedAt, hasOpenUnits } = shipment
    const isDue =
      deliverAt === null
        ? now.getTime() - settledAt.getTime() >= demonstrationMs
        : isDueToday(shipment, now)
    if (!isDue) continue
    const name = shipmentName(shipment)
    if (packedAt === null)
      await attempt(packShipment(deps, { shipmentId, name, numbers: [], printsBlank: true }))
    else if (!hasOpenUnits) await postShipment(deps, { shipmentId, trackCode: undefined })
  }
}

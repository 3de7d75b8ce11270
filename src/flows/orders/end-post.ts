import { lockCardsOf } from '#domain/cards/lock-cards.ts'
import { withdrawCards } from '#domain/cards/move-cards.ts'
import { isAnyActivated } from '#domain/cards/sold-blank.ts'
import { closeAnswered } from '#domain/cases/decide-case.ts'
import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { postAll } from '#domain/ledger/post.ts'
import {
  closeEmptyOrder,
  hasUnmadeCards,
  listPostedUnits,
  lockPosted,
  markPostEnded,
  type PostEnd,
  type PostedShipment,
  sendAnew,
} from '#domain/orders/end-post.ts'
import type { SoldUnit } from '#domain/unit.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { isUsed } from '#flows/refunds/call-off.ts'
import { refundUnits } from '#flows/refunds/refund-units.ts'
import { stopPacks } from '#flows/refunds/stop-packs.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { packBackPosting, postBackPosting } from '#flows/shared/postings.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { transact } from '#flows/shared/transact.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { shipmentName } from '#kernel/shipment-name.ts'

type EndDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

export type PostToEnd = PostEnd & {
  referenceNumber: string
  number: number
  /** Who decides: it stays in the history. */
  actor: string
}

export type EndedPost = { shipment: string; by: PostEnd['by'] }

/**
 * A shipment was lost or came back. Its cards are good no more, and either the same ones are made and sent anew, or what was paid goes
 * back with its postage: all of it or nothing, once. A card of our own of which somebody spent something stops it, and so does one of a pack on which
 * somebody put value: whoever has it is to be found first. Throws `shipmentNotPosted`, `shipmentUnmade` and `shipmentUsed`.
 */
export const endPost = (deps: EndDeps, end: PostToEnd): Promise<EndedPost> =>
  transact(deps, async (tx) => {
    const about = { shipment: shipmentName(end) }
    await nameActor(tx, end.actor)
    const shipment = await lockPosted(tx, end)
    if (shipment === undefined) throw refusal('shipmentNotPosted', about)
    await lockCardsOf(tx, [shipment.orderId])
    if (await hasUnmadeCards(tx, shipment.deliveryId)) throw refusal('shipmentUnmade', about)
    const units = await listPostedUnits(tx, shipment.deliveryId)
    if (units.length === 0) throw refusal('shipmentNotPosted', about)
    const cardIds = units.flatMap(({ cardId }) => cardId ?? [])
    const packIds = units.flatMap(({ cardId, unitId }) => (cardId === null ? unitId : []))
    if (await isAnyActivated(tx, packIds)) throw refusal('shipmentUsed', about)
    for (const unit of units)
      if (await isUsed(tx, shipment, unit)) throw refusal('shipmentUsed', about)
    const now = deps.clock.now()
    await markPostEnded(tx, shipment, { ...end, now })
    await withdrawCards(tx, cardIds)
    await stopPacks(tx, { packIds, now })
    await moveMoney(tx, deps, { shipment, units, by: end.by })
    const { shipmentId, orderId } = shipment
    await closeAnswered(tx, { kind: 'postLate', subject: `shipment:${shipmentId}`, now })
    await recordEvent(tx, { subject: shipmentId, event: `${end.how}: ${end.by}`, actor: end.actor })
    await deps.queue.send(tx, [tellingIssuers(orderId), mailJob('posted', shipmentId)])
    return { ...about, by: end.by }
  })

type ToMove = {
  shipment: PostedShipment
  units: readonly SoldUnit[]
  by: PostEnd['by']
}

async function moveMoney(tx: Tx, deps: EndDeps, { shipment, units, by }: ToMove): Promise<void> {
  const { orderId, currency, firstId } = shipment
  const order = { orderId, currency }
  const back = units.map((unit) =>
    unit.cardId === null ? packBackPosting(order, unit) : postBackPosting(order, unit, by),
  )
  if (by === 'replaced') {
    await sendAnew(tx, shipment, units)
    await postAll(tx, back)
    return
  }
  const orders = new Map([[orderId, currency]])
  const refunds = await refundUnits(tx, deps, { orders, of: 'withdrawn', unarrived: [firstId] })
  await postAll(tx, [...back, ...refunds.postings])
  await closeEmptyOrder(tx, orderId)
  await deps.queue.send(tx, refunds.jobs)
}

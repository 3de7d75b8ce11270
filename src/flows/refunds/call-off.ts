import { withdrawCards } from '#domain/cards/move-cards.ts'
import type { Db, Tx } from '#domain/db.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import {
  closeCalledOff,
  type DeliveryToCallOff,
  isLeft,
  isUnsent,
  markCalledOff,
  type UnitToCallOff,
} from '#domain/orders/call-off.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import type { SoldUnit } from '#domain/unit.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { packBackPosting, postBackPosting } from '#flows/shared/postings.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { type Leaving, planReturns, type ReturnPlan } from './plan-return.ts'
import { carryOut } from './refund-units.ts'
import { stopPacks } from './stop-packs.ts'

/** A delivery, and which of its cards leave. */
export type PartToCallOff = { delivery: DeliveryToCallOff; units: readonly UnitToCallOff[] }

export type OrderToCallOff = { orderId: OrderId; currency: Currency }

/** All of a delivery that is left. */
export const wholeOf = (delivery: DeliveryToCallOff): PartToCallOff => ({
  delivery,
  units: delivery.units.filter(isLeft),
})

function leavingOf(
  { orderId, currency }: OrderToCallOff,
  parts: readonly PartToCallOff[],
): Leaving {
  const alsoUnits = parts.flatMap(({ units }) => units.map(({ unitId }) => unitId))
  const gone = new Set(alsoUnits)
  // As long as one card of a delivery is left, its postage stays, and so does a donation beside it.
  const emptied = parts
    .map(({ delivery }) => delivery)
    .filter((delivery) => hasNoCardLeft(delivery, gone))
  return {
    ...{ orders: new Map([[orderId, currency]]), of: 'withdrawn', alsoUnits },
    unarrived: emptied.filter(({ isByPost }) => isByPost).map(({ firstId }) => firstId),
    unsent: emptied.filter(isUnsent).map(({ shipmentId }) => shipmentId),
  }
}

const hasNoCardLeft = ({ units }: DeliveryToCallOff, leaving: ReadonlySet<CardUnitId>): boolean =>
  units.every((unit) => leaving.has(unit.unitId) || !isLeft(unit))

/** What would come back of these parts; undefined where nothing would. */
export async function planCallOff(
  db: Db,
  order: OrderToCallOff,
  parts: readonly PartToCallOff[],
): Promise<ReturnPlan | undefined> {
  const [plan] = await planReturns(db, leavingOf(order, parts))
  return plan
}

/** Whether somebody spent something of it, or it was stopped. Only of our own cards the shop knows it. */
export async function isUsed(
  db: Db,
  { currency }: Pick<OrderToCallOff, 'currency'>,
  { cardId, isChoiceCard, isActive, amountCents, vatCents }: SoldUnit,
): Promise<boolean> {
  if (cardId === null || !isChoiceCard) return false
  return (
    !isActive || (await balanceOf(db, cardAccount(cardId, currency))) !== amountCents - vatCents
  )
}

type ToCallOff = {
  order: OrderToCallOff
  parts: readonly PartToCallOff[]
  reason: Extract<RefundReason, 'cancelled' | 'withdrawn' | 'byHand'>
}

/**
 * Parts of an order that is locked with its cards are called off: their cards are good no more and are never made, what was paid goes back, and issuers
 * hear of it, all in the caller's transaction. None of the cards was used; the caller has looked.
 */
export async function callOff(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { order, parts, reason }: ToCallOff,
): Promise<ReturnPlan | undefined> {
  const { orderId, currency } = order
  const now = deps.clock.now()
  const leaving = leavingOf(order, parts)
  const units = parts.flatMap((part) => part.units)
  const made = units.flatMap((unit) => (unit.cardId === null ? [] : { ...unit, id: unit.cardId }))
  const cardIds = made.map(({ id }) => id)
  const packs = units.filter(({ isPack, state }) => isPack && state === 'issued')
  const closed = parts.filter(isClosed).map(({ delivery }) => delivery)
  await markCalledOff(tx, {
    ...{ orderId, now, unitIds: units.map(({ unitId }) => unitId) },
    deliveryIds: closed.map(({ deliveryId }) => deliveryId),
    shipmentIds: closed.map(({ shipmentId }) => shipmentId),
  })
  await withdrawCards(tx, cardIds)
  await stopPacks(tx, { packIds: packs.map(({ unitId }) => unitId), now })
  const [plan] = await planReturns(tx, leaving)
  if (plan === undefined) return undefined
  const refunds = await carryOut(tx, deps, { plan, reason })
  await postAll(tx, [
    ...made.map((unit) => postBackPosting({ orderId, currency }, unit, 'refunded')),
    ...packs.map((pack) => packBackPosting({ orderId, currency }, pack)),
    ...refunds.postings,
  ])
  await closeCalledOff(tx, { orderId, isWholeOrder: plan.isWholeOrder, now })
  await deps.queue.send(tx, [tellingIssuers(orderId), ...refunds.jobs])
  return plan
}

/** Nothing of the delivery is left: neither a card nor a donation that was made. */
function isClosed({ delivery, units }: PartToCallOff): boolean {
  const { hasDonation, isForSelf } = delivery
  const leaving = new Set(units.map(({ unitId }) => unitId))
  return hasNoCardLeft(delivery, leaving) && (!hasDonation || (isUnsent(delivery) && !isForSelf))
}

import type { Db, Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import { postAll } from '#domain/ledger/post.ts'
import { isLeft, listToCallOff } from '#domain/orders/call-off.ts'
import { listTenders } from '#domain/orders/list-tenders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { favourPosting } from '#flows/shared/postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'
import { type Currency, sum } from '#kernel/money.ts'
import {
  callOff,
  isUsed,
  type OrderToCallOff,
  type PartToCallOff,
  planCallOff,
} from './call-off.ts'
import { lockToCallOff } from './lock-to-call-off.ts'
import type { ReturnPlan } from './plan-return.ts'
import { requestParts } from './request-parts.ts'

/** Who decides, and why: both stay in the history. */
type Decided = { orderId: OrderId; actor: string; reason: string }

/** Why nothing was done, where nothing was. */
export type NotRefunded =
  | 'orderStands'
  | 'unknownCard'
  | 'gone'
  | 'used'
  | 'tooMuch'
  | 'givenBefore'

type HandDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

/** What would come back of these cards of an order. */
export async function planByHand(
  db: Db,
  { order, unitIds, now }: { order: OrderToCallOff; unitIds: readonly CardUnitId[]; now: Date },
): Promise<ReturnPlan | NotRefunded> {
  const parts = await findParts(db, { order, unitIds, now })
  if (typeof parts === 'string') return parts
  return (await planCallOff(db, order, parts)) ?? 'gone'
}

/**
 * An operator gives back named cards of an order, seen or not: they are good no more, and what was paid for them goes back by the means
 * that paid it. A card of our own of which somebody spent something stops all of it.
 */
export const refundCardsByHand = (
  deps: HandDeps,
  { orderId, actor, reason, unitIds }: Decided & { unitIds: readonly CardUnitId[] },
): Promise<ReturnPlan | NotRefunded> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const locked = await lockToCallOff(tx, orderId)
    if (locked === undefined) return 'orderStands'
    const order = { orderId, currency: locked.currency }
    const parts = await findParts(tx, { order, unitIds, now: deps.clock.now() })
    if (typeof parts === 'string') return parts
    const plan = await callOff(tx, deps, { order, parts, reason: 'byHand' })
    const facts = { reason, unitIds, cents: plan?.totalCents }
    await recordEvent(tx, { subject: orderId, event: 'cardsRefunded', facts, actor })
    return plan ?? 'gone'
  })

async function findParts(
  db: Db,
  { order, unitIds, now }: { order: OrderToCallOff; unitIds: readonly CardUnitId[]; now: Date },
): Promise<readonly PartToCallOff[] | NotRefunded> {
  const all = await listToCallOff(db, { orderId: order.orderId, now })
  const asked = new Set(unitIds)
  const parts = all
    .map((delivery) => ({
      delivery,
      units: delivery.units.filter((unit) => asked.has(unit.unitId)),
    }))
    .filter(({ units }) => units.length > 0)
  const units = parts.flatMap((part) => part.units)
  if (units.length === 0 || units.length < asked.size) return 'unknownCard'
  if (!units.every(isLeft)) return 'gone'
  for (const unit of units) if (await isUsed(db, order, unit)) return 'used'
  return parts
}

/** As much as an order can still give back to whoever paid it. */
export async function favourMax(db: Db, orderId: OrderId): Promise<number> {
  const tenders = await listTenders(db, orderId)
  return sum(tenders.filter(({ isOwn }) => !isOwn).map(({ leftCents }) => leftCents))
}

/**
 * An operator gives an amount back as a favour: every card stays good, and the shop pays it. What units give back later goes down only where
 * more would go back than was paid. The same words for the same order pay once.
 */
export const giveFavour = (
  deps: HandDeps,
  { orderId, actor, reason, cents }: Decided & { cents: number },
): Promise<NotRefunded | undefined> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const locked = await lockToCallOff(tx, orderId)
    if (locked === undefined) return 'orderStands'
    const cause = `favour:${orderId}:${reason.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
    if ((await listPosted(tx, [cause])).has(cause)) return 'givenBefore'
    await pay(tx, deps, { orderId, cause, currency: locked.currency, cents })
    await recordEvent(tx, {
      ...{ subject: orderId, event: 'favour', facts: { reason, cents }, actor },
    })
    return undefined
  }).catch((error: unknown) => {
    if (error instanceof FavourTooLarge) return 'tooMuch' as const
    throw error
  })

type Favour = { orderId: OrderId; cause: string; currency: Currency; cents: number }

async function pay(
  tx: Tx,
  deps: HandDeps,
  { orderId, cause, currency, cents }: Favour,
): Promise<void> {
  const amount = { currency, cents }
  const asked = { orderId, cause, reason: 'favour', amount } as const
  const { leftCents, postings, jobs } = await requestParts(tx, deps, asked)
  if (leftCents > 0) throw new FavourTooLarge()
  await postAll(tx, [favourPosting(cause, { orderId, currency }, cents), ...postings])
  await deps.queue.send(tx, jobs)
}

/** Takes back what the transaction did so far. */
class FavourTooLarge extends Error {
  override readonly name = 'FavourTooLarge'
}

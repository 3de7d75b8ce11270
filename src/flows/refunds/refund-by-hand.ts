import type { Db, Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import { postAll } from '#domain/ledger/post.ts'
import { isLeft, isOpened, listToCallOff } from '#domain/orders/call-off.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { favourPosting } from '#flows/shared/postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardUnitId, OrderId } from '#kernel/ids.ts'
import { type Currency, type Money, sum } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
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

type Decided = Signed & { orderId: OrderId }

type HandDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

/** What goes back for cards that an operator names. */
export type HandRefund = Pick<
  ReturnPlan,
  'currency' | 'unitIds' | 'faceCents' | 'totalCents' | 'favourCents' | 'coveredCents'
> & {
  /** Set against a debt that was given up, and given to nobody. */
  givenUpCents: number
  /** Cards among them whose code somebody saw, or may have seen. */
  openedCount: number
}

type ToPlan = { order: OrderToCallOff; unitIds: readonly CardUnitId[]; now: Date }

/** What would go back for these cards. Throws `refundCardUnknown`, `refundCardGone` and `refundCardUsed`. */
export async function planByHand(db: Db, { order, unitIds, now }: ToPlan): Promise<HandRefund> {
  const parts = await findParts(db, { order, unitIds, now })
  const plan = await planCallOff(db, order, parts)
  if (plan === undefined) throw refusal('refundCardGone')
  return handRefund(plan, parts)
}

/**
 * An operator gives back named cards of an order, seen or not: they are good no more, and what was paid for them goes back by the means
 * that paid it. A card of our own of which somebody spent something stops all of it. Throws `refundOrderStands` and what `planByHand` throws.
 */
export const refundCardsByHand = (
  deps: HandDeps,
  { orderId, actor, reason, unitIds }: Decided & { unitIds: readonly CardUnitId[] },
): Promise<HandRefund> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const locked = await lockToCallOff(tx, orderId)
    if (locked === undefined) throw refusal('refundOrderStands')
    const order = { orderId, currency: locked.currency }
    const parts = await findParts(tx, { order, unitIds, now: deps.clock.now() })
    const plan = await callOff(tx, deps, { order, parts, reason: 'byHand' })
    if (plan === undefined) throw refusal('refundCardGone')
    const facts = { reason, unitIds, cents: plan.totalCents }
    await recordEvent(tx, { subject: orderId, event: 'cardsRefunded', facts, actor })
    return handRefund(plan, parts)
  })

function handRefund(plan: ReturnPlan, parts: readonly PartToCallOff[]): HandRefund {
  const { currency, unitIds, faceCents, totalCents, favourCents, coveredCents } = plan
  const opened = parts.flatMap(({ delivery, units }) =>
    units.filter((unit) => isOpened(delivery, unit)),
  )
  const counted = { openedCount: opened.length, givenUpCents: plan.givenUp.cents }
  return { currency, unitIds, faceCents, totalCents, favourCents, coveredCents, ...counted }
}

async function findParts(
  db: Db,
  { order, unitIds, now }: ToPlan,
): Promise<readonly PartToCallOff[]> {
  const all = await listToCallOff(db, { orderId: order.orderId, now })
  const asked = new Set(unitIds)
  const parts = all
    .map((delivery) => ({
      delivery,
      units: delivery.units.filter((unit) => asked.has(unit.unitId)),
    }))
    .filter(({ units }) => units.length > 0)
  const units = parts.flatMap((part) => part.units)
  if (units.length === 0 || units.length < asked.size) throw refusal('refundCardUnknown')
  if (!units.every(isLeft)) throw refusal('refundCardGone')
  for (const unit of units) if (await isUsed(db, order, unit)) throw refusal('refundCardUsed')
  return parts
}

/** As much as an order can still give back to whoever paid it. */
export async function favourMax(db: Db, orderId: OrderId): Promise<number> {
  const tenders = await listTenders(db, orderId)
  return sum(tenders.filter(({ isOwn }) => !isOwn).map(({ leftCents }) => leftCents))
}

/**
 * An operator gives an amount back as a favour: every card stays good, and the shop pays it. What units give back later goes down only where
 * more would go back than was paid. The same words for the same order pay once. Throws `refundOrderStands`, `favourGivenBefore` and
 * `favourTooLarge`.
 */
export const giveFavour = (
  deps: HandDeps,
  { orderId, actor, reason, cents }: Decided & { cents: number },
): Promise<Money> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const locked = await lockToCallOff(tx, orderId)
    if (locked === undefined) throw refusal('refundOrderStands')
    const { currency } = locked
    const cause = `favour:${orderId}:${reason.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
    if ((await listPosted(tx, [cause])).has(cause)) throw refusal('favourGivenBefore')
    await pay(tx, deps, { orderId, cause, currency, cents })
    const facts = { reason, cents }
    await recordEvent(tx, { subject: orderId, event: 'favour', facts, actor })
    return { currency, cents }
  })

type Favour = { orderId: OrderId; cause: string; currency: Currency; cents: number }

async function pay(
  tx: Tx,
  deps: HandDeps,
  { orderId, cause, currency, cents }: Favour,
): Promise<void> {
  const amount = { currency, cents }
  const asked = { orderId, cause, reason: 'favour', amount } as const
  const maxCents = await favourMax(tx, orderId)
  const { leftCents, postings, jobs } = await requestParts(tx, deps, asked)
  if (leftCents > 0) throw refusal('favourTooLarge', { max: { currency, cents: maxCents } })
  await postAll(tx, [favourPosting(cause, { orderId, currency }, cents), ...postings])
  await deps.queue.send(tx, jobs)
}

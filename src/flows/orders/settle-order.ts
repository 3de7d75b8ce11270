import { markCardsSpent } from '#domain/cards/lock-cards.ts'
import { closingCart, openRest } from '#domain/cart/close-cart.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { markDeliveriesReady } from '#domain/deliveries/mark-delivery.ts'
import { posting } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { OrderToSettle, Settlement } from '#domain/payments/lock-settlement.ts'
import { markOrderPaid, type PayingPayment } from '#domain/payments/mark-settled.ts'
import { spendPromotions } from '#domain/promotions/move-uses.ts'
import { returningSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { CapturedCards } from '#flows/holds/card-parts.ts'
import { activating } from '#flows/shared/activating.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { salePostings } from '#flows/shared/postings.ts'
import type { Money } from '#kernel/money.ts'
import { haltOrder } from './halt-order.ts'

type PaidOrder = {
  order: OrderToSettle
  /** Undefined where its cards pay all of it, or a company will. */
  payment?: PayingPayment & {
    /** Brings the money onto the order's account. */
    paying: Posting
  } & Pick<Settlement, 'isTakenBack' | 'heldFor'>
  /** Debt of a company for it, which the books have already. */
  onAccount?: Money | undefined
  cards: CapturedCards
  /** Counted against its source; given back with the success. */
  attempt?: SecretAttemptKey | undefined
}

/**
 * The order is paid: books, basket, and the jobs for all that was ordered. The caller holds the settlement's locks. An
 * order whose money is being taken back already, or that a person looks at first, is halted at once; what choice cards pay whole was looked at when
 * they were bought, and a company when it was given credit.
 */
export async function settleOrder(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { order, payment, onAccount, cards, attempt }: PaidOrder,
): Promise<void> {
  const { orderId, basket, lines, gifts, deliveriesWithoutCards, ordered } = order
  const hasCards = order.unitCount > 0
  const isTakenBack = payment?.isTakenBack ?? false
  const isHeld = hasCards && (payment?.heldFor ?? null) !== null
  const now = deps.clock.now()
  const jobs = jobsOf(order, { isTakenBack, isHeld })
  const booking = posting(deps.queue.sending(tx, jobs), [
    ...cards.postings,
    ...(payment === undefined ? [] : [payment.paying]),
    ...salePostings(order, lines),
  ])
  const closing = closingCart(booking, { cart: basket, orderId, now })
  await markOrderPaid(attempt ? returningSecretAttempt(closing, attempt) : closing, {
    ...{ orderId, payment, onAccount, hasCards, now },
    ...{ cards: cards.parts, isReleased: !isTakenBack && !isHeld },
  })
  if (cards.parts.length > 0)
    await markCardsSpent(
      tx,
      cards.parts.map(({ cardId }) => cardId),
    )
  if (lines.some(({ kind }) => kind === 'PROMOTION')) await spendPromotions(tx, orderId)
  if (basket?.version !== ordered?.version)
    await openRest(tx, { cart: basket, ordered: gifts, now })
  if (payment !== undefined && (isTakenBack || isHeld)) {
    const { paymentId, heldFor } = payment
    await haltOrder(tx, deps, { orderId, paymentId })
    if (!isTakenBack) await openReview(tx, { order, paymentId, heldFor, now })
    return
  }
  await markDeliveriesReady(tx, { ids: deliveriesWithoutCards.map(({ id }) => id), now })
}

type ToReview = Pick<Settlement, 'paymentId' | 'heldFor'> & { order: OrderToSettle; now: Date }

/** A person releases the order or pays it back; no money is open. */
async function openReview(tx: Tx, { order, paymentId, heldFor, now }: ToReview): Promise<void> {
  const { orderId, currency } = order
  await openCase(tx, {
    ...{ subject: `review:${orderId}`, cause: `review:${orderId}`, event: 'held', actor: 'shop' },
    ...{ kind: 'heldForReview', orderId, paymentId, now },
    amount: { currency, cents: 0 },
    facts: { heldFor },
  })
}

/** None while the money is being taken back. Of one that is looked at first its giver is told, and no more. */
function jobsOf(
  order: OrderToSettle,
  { isTakenBack, isHeld }: { isTakenBack: boolean; isHeld: boolean },
): readonly JobRequest[] {
  const { orderId, issueMoments, deliveriesWithoutCards } = order
  if (isTakenBack) return []
  if (isHeld) return [{ name: 'send-confirmation-mail', payload: { orderId } }]
  return [
    ...activating(order),
    ...issueMoments.map((moment) => ({
      name: 'issue-cards' as const,
      payload: { orderId },
      ...startingAt(moment),
    })),
    ...deliveriesWithoutCards.map(({ id: deliveryId, dueAt }) => ({
      name: 'send-card-mail' as const,
      payload: { deliveryId },
      ...startingAt(dueAt),
    })),
    { name: 'send-confirmation-mail', payload: { orderId } },
  ]
}

const startingAt = (moment: string | null) =>
  moment === null ? {} : { startAfter: new Date(moment) }

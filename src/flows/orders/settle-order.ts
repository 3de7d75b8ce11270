import type { OrderedGift } from '#domain/cart/cart-contents.ts'
import { closingCart, openRest } from '#domain/cart/close-cart.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { markDeliveriesReady } from '#domain/deliveries/mark-delivery.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { SettledGift, Settlement } from '#domain/payments/lock-settlement.ts'
import { markOrderPaid } from '#domain/payments/mark-settled.ts'
import { spendPromotions } from '#domain/promotions/move-uses.ts'
import { returningSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { salePostings } from '#flows/shared/postings.ts'
import { haltOrder } from './halt-order.ts'

type PaidOrder = {
  settlement: Settlement
  /** The provider's name of the money. */
  reference: string
  brand: string | undefined
  /** Brings the money onto the order's account. */
  paying: Posting
  /** What the shop pays itself, of an order that was paid too little. */
  lackCents?: number
  /** Counted against its source; given back with the success. */
  attempt?: SecretAttemptKey | undefined
}

/**
 * The order is paid: books, basket, and the jobs for all that was ordered. The caller holds the settlement's locks. An
 * order whose money is being taken back already, or that a person looks at first, is halted at once.
 */
export async function settleOrder(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { settlement, reference, brand, paying, lackCents = 0, attempt }: PaidOrder,
): Promise<void> {
  const { paymentId, orderId, basket, lines, gifts, deliveriesWithoutCards } = settlement
  const isStopped = settlement.isTakenBack || isHeld(settlement)
  const hasCards = settlement.unitCount > 0
  const now = deps.clock.now()
  await postAll(tx, [paying, ...salePostings(settlement, lines)])
  const sending = deps.queue.sending(tx, jobsOf(settlement))
  const closing = closingCart(sending, { cart: basket, orderId, now })
  await markOrderPaid(attempt ? returningSecretAttempt(closing, attempt) : closing, {
    ...{ reference, brand, paymentId, orderId, hasCards, now },
    ...{ amount: settlement.asked, lackCents },
    isReleased: !isStopped,
  })
  if (lines.some(({ kind }) => kind === 'PROMOTION')) await spendPromotions(tx, orderId)
  await openRest(tx, { cart: basket, ordered: gifts.map(toOrderedGift), now })
  if (isStopped) {
    await haltOrder(tx, deps, { orderId, paymentId })
    if (!settlement.isTakenBack) await openReview(tx, settlement, now)
    return
  }
  await markDeliveriesReady(tx, { ids: deliveriesWithoutCards.map(({ id }) => id), now })
}

/** A gift to a good cause alone is nothing like cash, and there is nothing to hold. */
const isHeld = ({ heldFor, unitCount }: Settlement): boolean => heldFor !== null && unitCount > 0

/** A person releases the order or pays it back; no money is open. */
async function openReview(tx: Tx, settlement: Settlement, now: Date): Promise<void> {
  const { orderId, paymentId, currency, heldFor } = settlement
  await openCase(tx, {
    ...{ subject: `review:${orderId}`, cause: `review:${orderId}`, event: 'held', actor: 'shop' },
    ...{ kind: 'heldForReview', orderId, paymentId, now },
    amount: { currency, cents: 0 },
    facts: { heldFor },
  })
}

/** None while the money is being taken back. Of one that is looked at first its giver is told, and no more. */
function jobsOf(settlement: Settlement): readonly JobRequest[] {
  const { orderId, issueMoments, deliveriesWithoutCards, isTakenBack } = settlement
  if (isTakenBack) return []
  if (isHeld(settlement)) return [{ name: 'send-confirmation-mail', payload: { orderId } }]
  return [
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

const toOrderedGift = ({
  isForSelf,
  receiverName,
  receiverEmail,
  giverName,
  message,
  deliverAt,
  wrapper,
  giftPacking,
  address,
  ...gift
}: SettledGift): OrderedGift => ({
  ...gift,
  message: message ?? undefined,
  deliveryDate: deliverAt && new Date(deliverAt).toISOString(),
  wrapper: wrapper ?? undefined,
  giftPacking: giftPacking ?? undefined,
  address: address ?? undefined,
  receiver: isForSelf
    ? { kind: 'self' }
    : {
        kind: 'other',
        name: receiverName,
        email: receiverEmail,
        giverName: giverName ?? undefined,
      },
})

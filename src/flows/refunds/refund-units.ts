import type { Tx } from '#domain/db.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { listTenders } from '#domain/orders/list-tenders.ts'
import {
  listUnitsToRefund,
  markUnitsRefunded,
  type UnitsToRefund,
} from '#domain/orders/record-units.ts'
import { loadLinesToBook } from '#domain/payments/load-lines-to-book.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { returnPromotions } from '#domain/promotions/move-uses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  feeBackPostings,
  ownBackPosting,
  promotionBackPosting,
  refundPosting,
  wrappingBackPosting,
} from '#flows/shared/postings.ts'
import type { OrderId, RefundId, ShipmentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { type Currency, type Money, sum } from '#kernel/money.ts'

export type UnitRefunds = {
  postings: readonly Posting[]
  refundIds: readonly RefundId[]
  /** What the units are worth, which the account of their order has to hold. */
  faceCents: number
}

/** The units of which orders, and why they are paid back. */
type ToRefund = {
  orders: ReadonlyMap<OrderId, Currency>
  of: 'failed' | 'withdrawn'
  /** What did not arrive: its postage goes back too. */
  unarrived?: ShipmentId | undefined
}

const reasons = { failed: 'cardNotIssued', withdrawn: 'caseDecided' } as const

/**
 * Pays back the cards of locked orders that will never be issued, or were withdrawn, each once: what was paid for them and around
 * them, and the fees of the order too when it brought not a single good card. The caller posts, together with all else it moves.
 */
export async function refundUnits(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { orders, of, unarrived }: ToRefund,
): Promise<UnitRefunds> {
  const found = await listUnitsToRefund(tx, { orderIds: [...orders.keys()], of })
  const postings: Posting[] = []
  const refundIds: RefundId[] = []
  for (const units of found) {
    const currency = orders.get(units.orderId)
    invariant(currency !== undefined, 'These units belong to the orders at hand.')
    const refund = await refundOne(tx, deps, {
      ...{ ...units, currency, unarrived },
      reason: reasons[of],
    })
    postings.push(...refund.postings)
    refundIds.push(...refund.refundIds)
  }
  return { postings, refundIds, faceCents: sum(found.map(({ faceCents }) => faceCents)) }
}

async function refundOne(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  units: UnitsToRefund & Pick<ToRefund, 'unarrived'> & { currency: Currency; reason: RefundReason },
): Promise<{ refundIds: readonly RefundId[]; postings: readonly Posting[] }> {
  const { orderId, unitIds, currency, faceCents, reason } = units
  const wrapping = { cents: units.extraCents, vatCents: units.extraVatCents }
  const promotion = { cents: units.promotionCents, vatCents: units.promotionVatCents }
  const fees = await listFeesBack(tx, units)
  if (units.isWholeOrder && units.hasPromotions) await returnPromotions(tx, orderId)
  const feeCents = sum(fees.map(({ cents }) => cents))
  const cause = `${reason}:${unitIds[0]}`
  const amount = { currency, cents: faceCents + wrapping.cents - promotion.cents + feeCents }
  const parts = await requestParts(tx, deps, { orderId, cause, reason, amount })
  const [first] = parts
  invariant(first !== undefined, 'A unit is paid back once.')
  await markUnitsRefunded(tx, { unitIds, refundId: first.refundId })
  return {
    refundIds: parts.flatMap(({ refundId, isOwn }) => (isOwn ? [] : refundId)),
    postings: [
      ...fees.map(({ posting }) => posting),
      ...(wrapping.cents > 0 ? [wrappingBackPosting(cause, { orderId, currency }, wrapping)] : []),
      ...(promotion.cents > 0
        ? [promotionBackPosting(cause, { orderId, currency }, promotion)]
        : []),
      ...parts.map(({ isOwn, ...part }) =>
        isOwn
          ? ownBackPosting({ ...part, orderId })
          : refundPosting({ ...part, orderId, receiptReference: null }),
      ),
    ],
  }
}

/** All fees of an order that brought nothing, or the postage of what did not arrive; what went back before does not go back again. */
async function listFeesBack(
  tx: Tx,
  {
    orderId,
    currency,
    isWholeOrder,
    unarrived,
  }: UnitsToRefund & Pick<ToRefund, 'unarrived'> & { currency: Currency },
) {
  if (!isWholeOrder && unarrived === undefined) return []
  const lines = await loadLinesToBook(tx, orderId)
  const due = isWholeOrder
    ? lines
    : lines.filter(
        ({ kind, shipmentId, productId }) =>
          (kind === 'SHIPPING' || (kind === 'PROMOTION' && productId === null)) &&
          shipmentId === unarrived,
      )
  const fees = feeBackPostings({ orderId, currency }, due)
  const before = await listPosted(
    tx,
    fees.map(({ posting }) => posting.key),
  )
  return fees.filter(({ posting }) => !before.has(posting.key))
}

type RefundPart = { refundId: RefundId; amount: Money; isOwn: boolean }

type ToReturn = { orderId: OrderId; cause: string; reason: RefundReason; amount: Money }

/** By the means that paid it, a part for each: as far as the first reaches, then the next. */
async function requestParts(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { orderId, cause, reason, amount }: ToReturn,
): Promise<readonly RefundPart[]> {
  const parts: RefundPart[] = []
  let leftCents = amount.cents
  for (const tender of await listTenders(tx, orderId)) {
    const { tenderId, paymentId, isOwn } = tender
    const cents = Math.min(leftCents, tender.leftCents)
    if (cents <= 0) continue
    leftCents -= cents
    const part = { currency: amount.currency, cents }
    const refundId = await requestRefund(tx, {
      ...{ orderId, paymentId, tenderId, isOwn },
      cause: parts.length === 0 ? cause : `${cause}#${parts.length + 1}`,
      reason,
      amount: part,
      now: deps.clock.now(),
    })
    invariant(refundId !== undefined, 'A unit is paid back once.')
    parts.push({ refundId, amount: part, isOwn })
  }
  invariant(leftCents === 0, `Order ${orderId} gives back what was paid for it, and no more.`)
  return parts
}

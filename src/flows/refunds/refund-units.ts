import type { Tx } from '#domain/db.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import {
  type FailedUnits,
  listFailedUnits,
  markUnitsRefunded,
} from '#domain/orders/record-units.ts'
import { loadLinesToBook } from '#domain/payments/load-lines-to-book.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { feeBackPosting, refundPosting } from '#flows/shared/postings.ts'
import type { OrderId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Currency } from '#kernel/money.ts'

export type UnitRefunds = { postings: readonly Posting[]; refundIds: readonly RefundId[] }

/**
 * Pays back the cards of locked orders that will never be issued, each once: their face value, and the fees of
 * the order too when it brought not a single card. The caller posts, together with all else it moves.
 */
export async function refundFailedUnits(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  orders: ReadonlyMap<OrderId, Currency>,
): Promise<UnitRefunds> {
  const failed = await listFailedUnits(tx, [...orders.keys()])
  const postings: Posting[] = []
  const refundIds: RefundId[] = []
  for (const units of failed) {
    const currency = orders.get(units.orderId)
    invariant(currency !== undefined, 'Failed units belong to the orders at hand.')
    const refund = await refundOne(tx, deps, { ...units, currency })
    postings.push(...refund.postings)
    refundIds.push(refund.refundId)
  }
  return { postings, refundIds }
}

async function refundOne(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  units: FailedUnits & { currency: Currency },
): Promise<{ refundId: RefundId; postings: readonly Posting[] }> {
  const { orderId, paymentId, unitIds, currency } = units
  const fee = units.isWholeOrder
    ? feeBackPosting({ orderId, currency }, await loadLinesToBook(tx, orderId))
    : { posting: undefined, cents: 0 }
  const amount = { currency, cents: units.cents + fee.cents }
  const refundId = await requestRefund(tx, {
    orderId,
    paymentId,
    cause: `cardNotIssued:${unitIds[0]}`,
    reason: 'cardNotIssued',
    amount,
    now: deps.clock.now(),
  })
  invariant(refundId !== undefined, 'A unit fails once.')
  await markUnitsRefunded(tx, { unitIds, refundId })
  const refund = refundPosting({ refundId, orderId, receiptReference: null, amount })
  return { refundId, postings: fee.posting === undefined ? [refund] : [fee.posting, refund] }
}

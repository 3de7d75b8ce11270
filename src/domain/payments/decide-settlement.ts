import { isSettledPayment, type PaymentState } from '#domain/payments/payment-states.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { Money } from '#kernel/money.ts'

export type SettlementFacts = {
  paymentState: PaymentState
  asked: Money
  openedAt: Date
  /** The provider's name of the money that the payment has, as far as it is known. */
  reference: string | null
  /** The provider's names of money that it took back before we heard that it had come. */
  voidedReferences: readonly string[]
  /** By another payment, of this order or of another order that the same basket became. */
  isBasketPaid: boolean
}

/** Every decision from `otherAmount` on books the money as received and leaves it to a person. */
export type SettlementDecision =
  | 'nothing'
  | 'settle'
  | 'refundSurplus'
  | 'otherAmount'
  | 'tooLate'
  | 'secondPayment'

/** What was ordered longer ago may not be wanted any more, nor sold. */
const lateAfterMs = 30 * dayMs

/**
 * What a success of the provider means. The first one of a basket settles it, whatever was said about the
 * payment before; any further one is paid back in full. Money that is not what was asked is never settled
 * silently. Hearing the same again means nothing, and neither does a success without money.
 */
export function decideSettlement(
  facts: SettlementFacts,
  success: { paid: Money; reference: string; now: Date },
): SettlementDecision {
  const { paymentState, asked } = facts
  const { paid, reference, now } = success
  const isKnown = reference === facts.reference
  if (paid.cents === 0 || facts.voidedReferences.includes(reference)) return 'nothing'
  if (isSettledPayment(paymentState)) return isKnown ? 'nothing' : 'secondPayment'
  if (paymentState === 'held' && isKnown) return 'nothing'
  if (paid.cents !== asked.cents || paid.currency !== asked.currency) return 'otherAmount'
  if (now.getTime() - facts.openedAt.getTime() > lateAfterMs) return 'tooLate'
  return facts.isBasketPaid ? 'refundSurplus' : 'settle'
}

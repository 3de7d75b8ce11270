import { isSettledPayment, type PaymentState } from '#domain/payments/payment-states.ts'
import type { Money } from '#kernel/money.ts'

export type SettlementFacts = {
  paymentState: PaymentState
  asked: Money
  /** By another payment, of this order or of another order that the same basket became. */
  isBasketPaid: boolean
}

export type SettlementDecision = 'nothing' | 'settle' | 'refundSurplus' | 'hold'

/**
 * What a success of the provider means. The first one of a basket settles it, whatever was said about the
 * payment before; any further one is paid back in full. Money that is not what was asked is never settled
 * silently. Hearing the same again means nothing.
 */
export function decideSettlement(facts: SettlementFacts, paid: Money): SettlementDecision {
  const { paymentState, asked } = facts
  if (isSettledPayment(paymentState) || paymentState === 'held') return 'nothing'
  if (paid.cents !== asked.cents || paid.currency !== asked.currency) return 'hold'
  return facts.isBasketPaid ? 'refundSurplus' : 'settle'
}

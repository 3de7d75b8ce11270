import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { PaymentToBegin } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type KnownOfPayment, type SettleDeps, settlePayment } from './settle-payment.ts'

/**
 * Asks the provider to begin a payment that is written down, and writes the answer. Asking again with the same
 * payment is safe: the provider gives the same answer to the same key.
 */
export const askProvider = (
  deps: AskDeps & Pick<Deps, 'awaitedAnswers'>,
  toBegin: PaymentToBegin,
  known: KnownOfPayment = {},
): Promise<PaymentStatus> =>
  deps.awaitedAnswers.during(toBegin.paymentId, ask(deps, toBegin, known))

type AskDeps = SettleDeps & Pick<Deps, 'payments'>

async function ask(
  deps: AskDeps,
  toBegin: PaymentToBegin,
  known: KnownOfPayment,
): Promise<PaymentStatus> {
  const { paymentId } = toBegin
  const outcome = await deps.payments.begin(toBegin)
  deps.reached('payment:begun-at-provider')
  const status = await settlePayment(deps, { paymentId, outcome, ...known })
  deps.reached('payment:answer-recorded')
  return status
}

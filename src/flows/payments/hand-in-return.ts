import {
  exchangeReturns,
  forgetReturn,
  type KeptReturn,
  type PaymentAttempt,
} from '#domain/payments/list-payment-attempts.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

export type HandInDeps = SettleDeps & Pick<Deps, 'payments'>

/**
 * Hands in a return that is kept, and writes what the provider says of the attempt that it names, be it another one of
 * the order than that which kept it: two tabs may have paid the same order. A return that is about no attempt of the
 * order (`attempts`, read since it is kept) gives undefined, and leaves all of them as they were. Throws `ProviderUnreachable`; the return stays kept then.
 */
export async function handInReturn(
  deps: HandInDeps,
  kept: KeptReturn,
  attempts: readonly PaymentAttempt[],
): Promise<(PaymentStatus & { paymentId: PaymentId }) | undefined> {
  const completion = await deps.payments.complete({ redirectResult: kept.redirectResult })
  deps.reached('payment:return-handed-in')
  const named = attempts.find(({ paymentId }) => paymentId === completion?.paymentId)
  if (completion === undefined || named === undefined) {
    await inOneStatement(deps, (one) => forgetReturn(one, kept))
    return undefined
  }
  const { paymentId } = named
  const { redirectResult } = kept
  if (attempts.some((one) => one !== named && one.state === 'pending'))
    await inOneStatement(deps, (one) => exchangeReturns(one, { redirectResult, paymentId }))
  const status = await settlePayment(deps, { paymentId, outcome: completion.outcome })
  deps.reached('payment:answer-recorded')
  return { ...status, paymentId }
}

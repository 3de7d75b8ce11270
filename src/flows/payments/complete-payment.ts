import { keepReturn, type PaymentAttempt } from '#domain/payments/list-payment-attempts.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { ProviderUnreachable } from '#domain/payments/provider.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { findPaymentAttempts } from './find-payment-attempts.ts'
import type { PaymentView } from './payment-view.ts'
import { presentPayment } from './present-payment.ts'
import { resolvePaymentLater } from './resolve-payment-later.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'
import { showPayment } from './show-payment.ts'

export type PaymentReturn = {
  orderUuid: string
  visitorKey: VisitorKey
  redirectResult: string | undefined
}

export type CompleteDeps = SettleDeps & Pick<Deps, 'payments'>

/**
 * Hands in what the payment page brought back. It stays in the address, so the page may be loaded again, before
 * or after a notification: what is decided is told again and the provider is not asked twice.
 */
export async function completePayment(
  deps: CompleteDeps,
  request: PaymentReturn,
): Promise<PaymentView> {
  const { orderUuid, redirectResult } = request
  if (redirectResult === undefined) return showPayment(deps, request)

  const now = deps.clock.now()
  const { newest, all } = await findPaymentAttempts(orderUuid, (uuid) =>
    inOneStatement(deps, (tx) => keepReturn(tx, { orderUuid: uuid, redirectResult, now })),
  )
  const waiting = all.filter(({ state }) => state === 'pending')
  const [first] = waiting
  if (newest.isOrderPaid || first === undefined) {
    return presentPayment({ ...newest, orderUuid, action: null })
  }
  const { paymentId } = first
  deps.reached('payment:return-kept')
  try {
    const status = await handIn(deps, waiting, redirectResult)
    return presentPayment({ ...newest, ...status, orderUuid, action: null })
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    await resolvePaymentLater(deps, paymentId)
    return { orderUuid, paymentId, state: 'pending', action: undefined }
  }
}

/**
 * Two tabs may have paid the same order: the result says whose it is, and the provider answers to nobody else's
 * with a `pending` that names no payment.
 */
async function handIn(
  deps: CompleteDeps,
  waiting: readonly Pick<PaymentAttempt, 'paymentId'>[],
  redirectResult: string,
): Promise<(PaymentStatus & Pick<PaymentAttempt, 'paymentId'>) | undefined> {
  for (const { paymentId } of waiting) {
    const outcome = await deps.payments.complete({ paymentId, redirectResult })
    deps.reached('payment:return-handed-in')
    const isAboutIt = outcome.state !== 'pending' || outcome.reference !== undefined
    if (isAboutIt) {
      const status = await settlePayment(deps, { paymentId, outcome })
      deps.reached('payment:answer-recorded')
      return { ...status, paymentId }
    }
  }
  return undefined
}

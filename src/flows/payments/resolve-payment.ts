import { findOpenPayment, type OpenPayment } from '#domain/payments/find-open-payment.ts'
import { listPaymentAttempts } from '#domain/payments/list-payment-attempts.ts'
import type { ProviderOutcome } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { type HandInDeps, handInReturn } from './hand-in-return.ts'
import { settlePayment } from './settle-payment.ts'

/** Longer than this a shopper does not wait for a provider; what comes later is unasked for. */
const unansweredLifetimeMs = 15 * 60 * 1000

const expired: ProviderOutcome = { state: 'refused', reference: undefined, reason: 'expired' }

/**
 * Finds out what became of a payment of which we know too little: the process died, the provider was silent, or
 * the shopper never came back. A payment nobody waits for is closed; should its money come all the same, it is
 * honoured or paid back. Throws `ProviderUnreachable` when it is worth another try.
 */
export async function resolvePayment(
  deps: HandInDeps,
  { paymentId }: { paymentId: PaymentId },
): Promise<void> {
  const payment = await findOpenPayment(deps.db, paymentId)
  if (payment === undefined) return
  const { orderUuid, redirectResult } = payment
  if (redirectResult !== null) {
    const attempts = await listPaymentAttempts(deps.db, orderUuid)
    await handInReturn(deps, { orderUuid, redirectResult }, attempts)
    return
  }
  const outcome = await ask(deps, payment)
  if (outcome !== undefined) await settlePayment(deps, { paymentId, outcome })
}

async function ask(
  deps: Pick<Deps, 'clock' | 'payments'>,
  payment: OpenPayment,
): Promise<ProviderOutcome | undefined> {
  const { request } = payment
  const now = deps.clock.now()
  const ageMs = now.getTime() - payment.openedAt.getTime()
  if (payment.state === 'pending') return now >= payment.waitsUntil ? expired : undefined
  if (request === null || payment.isOvertaken || ageMs >= unansweredLifetimeMs) return expired
  return deps.payments.begin(request)
}

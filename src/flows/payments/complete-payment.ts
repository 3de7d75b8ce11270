import { forgetReturn, keepReturn } from '#domain/payments/list-payment-attempts.ts'
import { ProviderUnreachable } from '#domain/payments/provider.ts'
import { cardAttemptOf, forgiveCardPayment } from '#flows/abuse/card-payment-attempts.ts'
import { spendOrSkip } from '#flows/abuse/spend-budget.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { outageOf } from '#flows/shared/outage-of.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { isCardMethod } from '#kernel/payment-methods.ts'
import { findPaymentAttempts } from './find-payment-attempts.ts'
import { type HandInDeps, handInReturn } from './hand-in-return.ts'
import { ifReachable, noteUnwritten } from './if-reachable.ts'
import { inTime } from './in-time.ts'
import type { PaymentView } from './payment-view.ts'
import { presentPayment } from './present-payment.ts'
import { resolvePaymentLater } from './resolve-payment-later.ts'
import { showPayment } from './show-payment.ts'

export type PaymentReturn = {
  orderUuid: string
  visitorKey: VisitorKey
  redirectResult: string | undefined
  shopperIp?: string | undefined
}

export type CompleteDeps = HandInDeps &
  Pick<Deps, 'visitorWaitsMs' | 'captcha' | 'secretAttemptKeys' | 'storefront'>

/**
 * Hands in what the payment page brought back. It stays in the address, so the page may be loaded again, before
 * or after a notification: what is decided is told again and the provider is not asked twice. A provider that takes
 * longer than a visitor waits is heard when it answers; they are told that the payment is looked for. So they are where the
 * database went away before the answer was written. Returns above the budget of their order or network are not handed in:
 * made-up ones would each ask the provider.
 */
export async function completePayment(
  deps: CompleteDeps,
  request: PaymentReturn,
): Promise<PaymentView> {
  const { orderUuid, visitorKey, redirectResult } = request
  if (redirectResult === undefined) return showPayment(deps, request)

  const now = deps.clock.now()
  const { newest, all } = await findPaymentAttempts(orderUuid, (uuid) =>
    inOneStatement(deps, (one) =>
      keepReturn(one, { orderUuid: uuid, visitorKey, redirectResult, now }),
    ),
  )
  const keeper = all.find(({ keepsReturn }) => keepsReturn)
  if (newest.isOrderPaid || keeper === undefined)
    return presentPayment({ ...newest, orderUuid, action: null })
  const { paymentId } = keeper
  // Whoever began the payment comes back with one return for each attempt; strangers are counted by order too.
  const isOwn = newest.visitorKey === visitorKey
  const counted = { clientIp: request.shopperIp, object: isOwn ? undefined : orderUuid }
  if (!(await spendOrSkip(deps, { ...counted, budget: 'providerQuestions' }))) {
    await inOneStatement(deps, (one) => forgetReturn(one, { orderUuid, redirectResult }))
    return presentPayment({ ...newest, orderUuid, action: null })
  }
  deps.reached('payment:return-kept')
  try {
    const status = await inTime(deps, handInReturn(deps, { orderUuid, redirectResult }, all))
    const named = all.find((attempt) => attempt.paymentId === status?.paymentId)
    if (named !== undefined && isCardMethod(named.method) && status?.isOrderPaid === true)
      await forgiveCardPayment(deps, cardAttemptOf(deps, request))
    return presentPayment({ ...newest, ...named, ...status, orderUuid, action: null })
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) {
      if (outageOf(error) === undefined) throw error
      noteUnwritten(deps, error, paymentId)
    }
    await ifReachable(deps, () => resolvePaymentLater(deps, paymentId))
    return {
      orderUuid,
      paymentId,
      methodId: keeper.method,
      state: 'pending',
      action: undefined,
    }
  }
}

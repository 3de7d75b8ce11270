import {
  type Completion,
  type PaymentProvider,
  type PaymentToBegin,
  type ProviderOutcome,
  ProviderRejected,
  ProviderUnreachable,
} from '#domain/payments/provider.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { toAdyenAmount } from './amount.ts'
import { AdyenRejection, type AskAdyen, createAsk } from './ask-adyen.ts'
import { createMethodList } from './list-methods.ts'
import type { AdyenAnswer } from './open-outcome.ts'
import { outcomeOf } from './outcome.ts'
import { paymentRequest } from './payment-request.ts'
import { readWebhook } from './read-webhook.ts'
import { foreignSources, openAppleSession } from './wallets.ts'

/**
 * Speaks Adyen's Checkout API, to Adyen or to what stands in for it. Payments, refunds and cancels carry their
 * own id as idempotency key, so every one of them may be sent again.
 */
export function createAdyenProvider(options: AdyenOptions): PaymentProvider {
  const ask = createAsk(options)
  return {
    listMethods: createMethodList(ask, options),
    begin: (payment) => begin(ask, options, payment),
    complete: (details) => complete(ask, options, details),
    refund: ({ refundId, paymentReference, amount, isWhole }) => {
      const { merchantAccount } = options
      const once = { idempotencyKey: refundId }
      const request = { merchantAccount, reference: refundId }
      return modification(
        ask(({ modifications }) =>
          isWhole
            ? modifications.refundOrCancelPayment(paymentReference, request, once)
            : modifications.refundCapturedPayment(
                paymentReference,
                { ...request, amount: toAdyenAmount(amount) },
                once,
              ),
        ),
      )
    },
    openAppleSession: (shop) => openAppleSession(ask, shop),
    foreignSources: () => foreignSources(options),
    cardFields: () => ({ frameUrl: frameUrlOf(options), clientKey: options.clientKey }),
    readWebhook: (request) => readWebhook(options, request),
  }
}

/** Where Adyen's component finds its frames. It wants its environment to stand in the address. */
function frameUrlOf({ cardFrameUrl, baseUrl, environment }: AdyenOptions): string {
  if (cardFrameUrl !== undefined) return cardFrameUrl
  return baseUrl === undefined
    ? `https://checkoutshopper-${environment}.adyen.com/checkoutshopper/`
    : new URL(`/checkoutshopper/${environment}/`, baseUrl).href
}

/** A request that Adyen turns down is a payment that failed: nothing was charged, and the reason is logged. */
async function begin(
  ask: AskAdyen,
  options: AdyenOptions,
  payment: PaymentToBegin,
): Promise<ProviderOutcome> {
  const { paymentId } = payment
  try {
    const answer = await ask(({ payments }) =>
      payments.payments(paymentRequest(payment, options.merchantAccount), {
        idempotencyKey: paymentId,
      }),
    )
    return outcomeOf(readable(answer), options)
  } catch (error) {
    if (!(error instanceof AdyenRejection)) throw error
    const { status, errorCode } = error
    options.log?.error({ paymentId, status, errorCode }, 'Adyen turned a payment down.')
    return { state: 'refused', reference: undefined, reason: 'error' }
  }
}

async function complete(
  ask: AskAdyen,
  options: AdyenOptions,
  { redirectResult }: { redirectResult: string },
): Promise<Completion | undefined> {
  try {
    const answer = readable(
      await ask(({ payments }) => payments.paymentsDetails({ details: { redirectResult } })),
    )
    const { merchantReference: paymentId } = answer
    return paymentId ? { paymentId, outcome: outcomeOf(answer, options) } : undefined
  } catch (error) {
    if (!(error instanceof AdyenRejection)) throw error
    const { status, errorCode } = error
    options.log?.warn({ status, errorCode }, 'Adyen did not know what a shopper brought.')
    return undefined
  }
}

/** An answer that is no JSON of Adyen's comes from something in between: nothing is known then. */
function readable(answer: unknown): AdyenAnswer & { merchantReference?: string } {
  const result = answer as (AdyenAnswer & { merchantReference?: string }) | null
  if (typeof result?.resultCode !== 'string')
    throw new ProviderUnreachable('An answer without a result.')
  return result
}

async function modification(
  asked: Promise<{ pspReference?: string }>,
): Promise<{ reference: string }> {
  try {
    const pspReference = (await asked)?.pspReference
    if (!pspReference) throw new ProviderUnreachable('An answer without a reference.')
    return { reference: pspReference }
  } catch (error) {
    if (!(error instanceof AdyenRejection)) throw error
    throw new ProviderRejected(error.message, { cause: error })
  }
}

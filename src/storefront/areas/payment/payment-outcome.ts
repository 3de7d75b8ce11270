import type { Paths } from '#kernel/addresses.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { withQuery } from '#kernel/with-query.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PaymentAnswerFragment } from '#storefront/graphql/generated/graphql.ts'

type Action = NonNullable<PaymentAnswerFragment['action']>

/** Where a payment leads: to another address, to a posted form, or nowhere yet. */
export type PaymentOutcome =
  | { kind: 'go'; url: string }
  | { kind: 'post'; action: Action }
  | { kind: 'wait' }
  | { kind: 'stay'; errors: PaymentAnswerFragment['errors'] }

/** Codes after which the visitor chooses a payment method again, back at checkout. */
const retryCodes: readonly number[] = [
  errorCodes.paymentRefused,
  errorCodes.tooManyAttempts,
  errorCodes.paymentCancelled,
]

/** One reading of every answer about a payment: of starting it, of coming back from it, and of asking after it. */
export function paymentOutcome(answer: PaymentAnswerFragment, paths: Paths): PaymentOutcome {
  const { orderUuid, methodId, state, action, errors } = answer
  const retry = (code: number): PaymentOutcome => ({
    kind: 'go',
    url: withQuery(paths.checkout(), { stap: 'betaling', error: code, order: orderUuid }),
  })

  const toRetry = errors.find((error) => retryCodes.includes(error.code))
  if (toRetry) return retry(toRetry.code)
  if (errors.some((error) => error.code === errorCodes.orderAlreadyPaid) && orderUuid)
    return { kind: 'go', url: successOf(paths, orderUuid) }
  if (errors.length > 0) return { kind: 'stay', errors }

  switch (state) {
    case 'PAID':
      return orderUuid ? { kind: 'go', url: successOf(paths, orderUuid) } : { kind: 'wait' }
    // Its page says that the money goes back, why and when.
    case 'RETURNED':
      return orderUuid ? { kind: 'go', url: successOf(paths, orderUuid) } : { kind: 'wait' }
    case 'REFUSED':
      return retry(errorCodes.paymentRefused)
    case 'CANCELED':
      return retry(errorCodes.paymentCancelled)
    case 'ACTION_REQUIRED':
      if (!action || action.isScanned) return { kind: 'wait' }
      return action.method === 'POST' ? { kind: 'post', action } : { kind: 'go', url: action.url }
    default:
      // There is nothing to wait for on the page: the money comes in days.
      return isTransfer(methodId) && orderUuid
        ? { kind: 'go', url: successOf(paths, orderUuid) }
        : { kind: 'wait' }
  }
}

const isTransfer = (methodId: string | null): boolean =>
  methodId !== null && findPaymentMethod(methodId)?.kind === 'transfer'

const successOf = (paths: Paths, orderUuid: string): string =>
  withQuery(paths.success(), { order: orderUuid })

graphql(`
  fragment PaymentAnswer on PaymentPayload {
    orderUuid
    methodId
    state
    action { url method isScanned fields { name value } }
    errors { ...ShopError }
  }
`)

import type { PaymentAction, ProviderOutcome, TransferDetails } from '#domain/payments/provider.ts'
import { fromProviderBrand } from '#kernel/provider-brands.ts'
import type { Log } from './adyen-options.ts'
import { fromAdyenAmount } from './amount.ts'

/** What is read of an answer of `/payments` and `/payments/details`. */
export type AdyenAnswer = {
  resultCode?: string
  pspReference?: string
  amount?: { currency: string; value: number } | null
  paymentMethod?: { brand?: string } | null
  refusalReason?: string
  refusalReasonCode?: string
  action?: {
    type?: string
    url?: string
    method?: string
    data?: Readonly<Record<string, string>>
    beneficiary?: string
    iban?: string
    bic?: string
    reference?: string
  } | null
}

/** Refusals that are the shopper's own change of mind. */
const cancelCodes: readonly (string | undefined)[] = ['15', '16']

/**
 * Adyen's result code in the shop's words. Final codes end the payment; whatever may still become anything is
 * pending; an action that only Adyen's own scripts could perform is an error, because nobody can finish it.
 */
export function outcomeOf(answer: AdyenAnswer, log: Log | undefined): ProviderOutcome {
  const reference = answer.pspReference
  const { resultCode, refusalReason, refusalReasonCode } = answer
  const facts = { reference, resultCode, refusalReason, refusalReasonCode }
  switch (resultCode) {
    case 'Authorised':
      return authorised(answer) ?? { state: 'pending', reference }
    case 'Refused':
      log?.warn(facts, 'Adyen refused a payment.')
      return {
        state: 'refused',
        reference,
        reason: cancelCodes.includes(refusalReasonCode) ? 'cancelled' : 'refused',
      }
    case 'Cancelled':
      return { state: 'refused', reference, reason: 'cancelled' }
    case 'Error':
      log?.error(facts, 'A payment ended in an error at Adyen.')
      return { state: 'refused', reference, reason: 'error' }
    case 'RedirectShopper':
    case 'IdentifyShopper':
    case 'ChallengeShopper': {
      const action = redirectOf(answer)
      if (action) return { state: 'actionRequired', reference, action }
      log?.error(facts, 'Adyen asks the shopper for something that is not a redirect.')
      return { state: 'refused', reference, reason: 'error' }
    }
    case 'Pending':
    case 'Received':
    case 'PresentToShopper':
      return { state: 'pending', reference, ...transferOf(answer) }
    default:
      // Partly paid, only authenticated, or new: no reason to deliver and none to give up.
      log?.error(facts, 'Adyen gave a result that the shop does not act upon.')
      return { state: 'pending', reference }
  }
}

function authorised(answer: AdyenAnswer): ProviderOutcome | undefined {
  const { pspReference, amount } = answer
  if (!pspReference || !amount) return undefined
  const brand = fromProviderBrand(answer.paymentMethod?.brand)
  return {
    state: 'authorised',
    reference: pspReference,
    amount: fromAdyenAmount(amount),
    ...(brand ? { brand } : {}),
  }
}

function transferOf({ action }: AdyenAnswer): { transfer?: TransferDetails } {
  if (action?.type !== 'bankTransfer') return {}
  const { beneficiary, iban, bic = '', reference } = action
  return beneficiary && iban && reference ? { transfer: { beneficiary, iban, bic, reference } } : {}
}

function redirectOf({ action }: AdyenAnswer): PaymentAction | undefined {
  if (action?.type !== 'redirect' || !action.url) return undefined
  const { url } = action
  if (action.method !== 'POST') return { type: 'redirect', url, method: 'GET' }
  return { type: 'redirect', url, method: 'POST', data: action.data ?? {} }
}

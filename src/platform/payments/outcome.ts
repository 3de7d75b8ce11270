import type { ProviderOutcome } from '#domain/payments/provider.ts'
import { fromProviderBrand } from '#kernel/provider-brands.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { fromAdyenAmount } from './amount.ts'
import { type AdyenAnswer, openOutcomeOf } from './open-outcome.ts'

/** Refusals that are the shopper's own change of mind. */
const cancelCodes: readonly (string | undefined)[] = ['15', '16']

/**
 * Adyen's result code in the shop's words. Final codes end the payment; whatever may still become anything is
 * pending; an action that only Adyen's own scripts could perform, a voucher that no method of ours has and a transfer to no
 * account are errors, because nobody can finish them.
 */
export function outcomeOf(
  answer: AdyenAnswer,
  { log, accountHolder }: Pick<AdyenOptions, 'log' | 'accountHolder'>,
): ProviderOutcome {
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
    case 'ChallengeShopper':
    case 'Pending':
    case 'Received':
    case 'PresentToShopper': {
      const open = openOutcomeOf(answer, accountHolder)
      if (open) return open
      log?.error(
        { ...facts, action: answer.action?.type },
        'Adyen asks the shopper for something that the shop cannot show.',
      )
      return { state: 'refused', reference, reason: 'error' }
    }
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

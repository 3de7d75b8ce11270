/** The steps of SPEC §2, as the address has them (?stap=…). Success has an address of its own. */
const checkoutSteps = ['gegevens', 'verzending', 'betaling'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** What is posted is looked over before paying; a mail has nothing to choose, so its step is not shown. */
export const hasShippingStep = (shipments: readonly { deliveryForm: string }[]): boolean =>
  shipments.some(({ deliveryForm }) => deliveryForm === 'PHYSICAL')

/** A basket knows how far its visitor may go: payment asks for details that were saved. */
export type CheckoutProgress = { hasDetails: boolean; isRetry: boolean; hasShipping: boolean }

/**
 * The step to show for an address. A failed payment leads back to payment (SPEC §2, retry payment); without details
 * every step leads to the first one.
 */
export function stepFor(asked: string | null, progress: CheckoutProgress): CheckoutStep {
  if (!progress.hasDetails) return 'gegevens'
  const known = checkoutSteps.find((step) => step === asked)
  if (known === 'verzending' && !progress.hasShipping) return 'betaling'
  return known ?? (progress.isRetry ? 'betaling' : 'gegevens')
}

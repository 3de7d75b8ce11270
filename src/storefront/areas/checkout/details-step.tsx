import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { StepActions } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { GuestDetailsForm } from './guest-details-form.tsx'

type DetailsStepProps = {
  saved: DetailsAddressFragment | null | undefined
  profile: DetailsProfileFragment | null | undefined
  hasShipping: boolean
}

/** The first step of the checkout: who orders. */
export function DetailsStep(known: DetailsStepProps) {
  const t = useTexts(checkoutTexts)
  const paths = usePaths()
  return (
    <GuestDetailsForm
      {...known}
      actions={(isSending) => (
        <StepActions
          back={{ href: paths.basket(), text: t('back.basket') }}
          next={t(known.hasShipping ? 'details.toShipping' : 'details.next')}
          isLoading={isSending}
        />
      )}
    />
  )
}

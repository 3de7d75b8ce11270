import { useState } from 'react'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BuyingCompanyFragment,
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { StepActions } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CompanyDetailsForm } from './company-details-form.tsx'
import { GuestDetailsForm } from './guest-details-form.tsx'

type DetailsStepProps = {
  saved: DetailsAddressFragment | null | undefined
  profile: DetailsProfileFragment | null | undefined
  /** Companies of the customer who is logged in. */
  companies: readonly BuyingCompanyFragment[]
  hasShipping: boolean
}

const myself = 'myself'

/** The first step of the checkout: who orders, and for whom. */
export function DetailsStep({ companies, ...known }: DetailsStepProps) {
  const t = useTexts(checkoutTexts)
  const paths = usePaths()
  const buying = companies.filter(({ role }) => role !== 'FINANCE')
  const [chosen, setChosen] = useState(known.saved?.companyId ?? myself)
  const company = buying.find(({ id }) => id === chosen)
  const actions = (isSending: boolean) => (
    <StepActions
      back={{ href: paths.basket(), text: t('back.basket') }}
      next={t(known.hasShipping ? 'details.toShipping' : 'details.next')}
      isLoading={isSending}
    />
  )
  return (
    <>
      {buying.length > 0 && (
        <RadioCards
          legend={t('details.forCompany.legend')}
          name="orders-for"
          layout="stack"
          className="wrap-anywhere mb-6"
          options={[
            { value: myself, label: t('details.forCompany.myself') },
            ...buying.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={company?.id ?? myself}
          onChange={setChosen}
        />
      )}
      {company ? (
        <CompanyDetailsForm
          key={company.id}
          company={company}
          reference={
            known.saved?.companyId === company.id ? known.saved.referenceNumber : undefined
          }
          hasShipping={known.hasShipping}
          actions={actions}
        />
      ) : (
        <GuestDetailsForm {...known} actions={actions} />
      )}
    </>
  )
}

graphql(`
  fragment BuyingCompany on CompanyMembership {
    id
    name
    role
  }
`)

import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { referenceLengthMax } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { EmailField } from '#storefront/parts/form/email-field.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { LineField } from '#storefront/parts/form/line-field.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type DetailsFormProps = {
  saved: DetailsAddressFragment | null | undefined
  /** The customer's details fill the fields that are empty. */
  profile: DetailsProfileFragment | null | undefined
  /** What stands below the fields: the way on. */
  actions: (isSending: boolean) => ReactNode
}

/** Asks for the giver's details: only what a guest order needs, with nothing ticked in advance. */
export function DetailsForm({ saved, profile, actions }: DetailsFormProps) {
  const t = useTexts(checkoutTexts)
  const paths = usePaths()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // The address that the visitor gave in the modal of the basket.
  const { state } = useLocation()
  const known = knownDetails({ saved, customer: profile, typed: state })
  const [customerType, setCustomerType] = useState(saved?.customerType ?? 'PRIVATE')
  const form = useShopForm({
    name: 'details',
    load: () => import('./save-details.ts'),
    fieldErrorMessage: useFieldErrorMessage(checkoutTexts),
    judgesOnLeaving: true,
    // The basket may have been removed, or paid in another tab.
    onRefused: () => void revalidate(),
    onDone: () => navigate(`${paths.checkout()}?stap=verzending`),
  })
  const field = (
    name: 'companyName' | 'referenceNumber' | 'firstName' | 'lastName' | 'phoneNumber',
  ) => ({
    ...form.field(name),
    defaultValue: known[name],
  })
  return (
    <form {...form.formProps}>
      <div className="grid gap-5">
        <ErrorSummary form={form} />
        <FormMessages form={form} />
        <RadioCards
          legend={t('details.customerType')}
          name="customerType"
          layout="pair"
          options={[
            { value: 'PRIVATE', label: t('details.private') },
            { value: 'BUSINESS', label: t('details.business') },
          ]}
          value={customerType}
          onChange={(value) => {
            setCustomerType(value === 'BUSINESS' ? value : 'PRIVATE')
            form.changed('companyName')
          }}
        />
        {customerType === 'BUSINESS' && (
          <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
            <LineField
              {...field('companyName')}
              label={t('details.companyName')}
              autoComplete="organization"
            />
            <LineField
              {...field('referenceNumber')}
              label={t('details.reference')}
              optionalText={t('details.optional')}
              hint={t('details.referenceHint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={referenceLengthMax}
            />
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <LineField
            {...field('firstName')}
            label={t('details.firstName')}
            autoComplete="given-name"
          />
          <LineField
            {...field('lastName')}
            label={t('details.lastName')}
            autoComplete="family-name"
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <EmailField
            {...form.field('email')}
            label={t('details.email')}
            defaultValue={known.email}
          />
          <EmailField
            {...form.field('confirmEmail')}
            label={t('details.confirmEmail')}
            defaultValue={known.confirmEmail}
          />
        </div>
        <LineField
          {...field('phoneNumber')}
          label={t('details.phone')}
          optionalText={t('details.optional')}
          hint={t('details.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TermsCheckbox {...form.field('acceptTerms')} defaultChecked={known.acceptTerms} />
      </div>
      {actions(form.isSending)}
    </form>
  )
}

type Known = {
  saved: DetailsFormProps['saved']
  customer: DetailsFormProps['profile']
  /** The address alone. */
  typed: { email?: string } | null | undefined
}

function knownDetails({ saved, customer, typed }: Known) {
  const hasSaved = Boolean(saved?.email)
  const known = hasSaved ? saved : customer
  return {
    companyName: saved?.companyName ?? '',
    referenceNumber: saved?.referenceNumber ?? '',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? typed?.email ?? '',
    // Typed once, it is typed once more: that is what finds a slip.
    confirmEmail: known?.email ?? '',
    phoneNumber: known?.phoneNumber ?? '',
    // Details are saved only after the visitor agreed.
    acceptTerms: hasSaved,
  }
}

graphql(`
  fragment DetailsAddress on BillingAddress {
    customerType
    companyName
    referenceNumber
    firstName
    lastName
    email
    phoneNumber
  }
`)

graphql(`
  fragment DetailsProfile on CustomerProfile {
    firstName
    lastName
    email
    phoneNumber
  }
`)

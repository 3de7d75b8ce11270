import { type ReactNode, useState } from 'react'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { referenceLengthMax } from '#kernel/limits.ts'
import { EmailField, RepeatedEmailField } from '#storefront/parts/form/email-field.tsx'
import { LineField } from '#storefront/parts/form/line-field.tsx'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { KnownDetails } from './known-details.ts'

export type DetailName = keyof KnownDetails

type DetailsFieldsProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (name: DetailName) => { name: string; error: string | undefined }
  known: KnownDetails
  /** Another kind of customer was chosen, which has other fields. */
  onCustomerType: () => void
  /** Stands below the address. */
  afterEmail?: ReactNode
}

/** The giver's details: only what a guest order needs, with nothing ticked in advance. */
export function DetailsFields({ field, known, onCustomerType, afterEmail }: DetailsFieldsProps) {
  const t = useTexts(checkoutTexts, 'details')
  const [customerType, setCustomerType] = useState(known.customerType)
  const line = (
    name: 'companyName' | 'referenceNumber' | 'firstName' | 'lastName' | 'phoneNumber',
  ) => ({
    ...field(name),
    defaultValue: known[name],
  })
  return (
    <>
      <RadioCards
        legend={t('customerType')}
        name={field('customerType').name}
        layout="pair"
        options={[
          { value: 'PRIVATE', label: t('private') },
          { value: 'BUSINESS', label: t('business') },
        ]}
        value={customerType}
        onChange={(value) => {
          setCustomerType(value === 'BUSINESS' ? value : 'PRIVATE')
          onCustomerType()
        }}
      />
      {customerType === 'BUSINESS' && (
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <LineField
            {...line('companyName')}
            label={t('companyName')}
            autoComplete="organization"
          />
          <LineField
            {...line('referenceNumber')}
            label={t('reference')}
            optionalText={t('optional')}
            hint={t('referenceHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={referenceLengthMax}
          />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField {...line('firstName')} label={t('firstName')} autoComplete="given-name" />
        <LineField {...line('lastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <EmailField {...field('email')} label={t('email')} defaultValue={known.email} />
          <RepeatedEmailField
            {...field('confirmEmail')}
            label={t('confirmEmail')}
            defaultValue={known.confirmEmail}
          />
        </div>
        {afterEmail}
      </div>
      <LineField
        {...line('phoneNumber')}
        label={t('phone')}
        optionalText={t('optional')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TermsCheckbox {...field('acceptTerms')} defaultChecked={known.acceptTerms} />
    </>
  )
}

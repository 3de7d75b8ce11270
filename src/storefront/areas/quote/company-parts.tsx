import { useState } from 'react'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { QuoteRequestState } from './use-quote-request.ts'

type PartProps = Pick<QuoteRequestState, 'form'>

const noAddress = {}

/** Company as its invoice names it. A Dutch one has its place in the trade register. */
export function CompanyPart({ form }: PartProps) {
  const t = useTexts(quoteTexts, 'request')
  const { countryCode } = useStore()
  const [country, setCountry] = useState(countryCode)
  const quiet = { autoComplete: 'off', spellCheck: false }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineField
          {...form.field('companyName')}
          label={t('companyName')}
          autoComplete="organization"
          required
          className="sm:col-span-2"
        />
        {country === 'NL' && (
          <LineField
            {...form.field('kvkNumber')}
            {...quiet}
            label={t('kvkNumber')}
            hint={t('kvkHint')}
            inputMode="numeric"
            required
          />
        )}
        <LineField
          {...form.field('vatNumber')}
          {...quiet}
          label={t('vatNumber')}
          optionalText={t('optional')}
          autoCapitalize="characters"
        />
      </div>
      <AddressFields
        field={(part) => form.field(`address.${part}`)}
        known={noAddress}
        onCountry={(chosen) => {
          setCountry(chosen)
          form.changed('address.postCode')
        }}
      />
    </>
  )
}

/** Person who asks, and by which channel they hear from the shop. */
export function ContactPart({ form }: PartProps) {
  const t = useTexts(quoteTexts, 'request')
  const [channel, setChannel] = useState('mail')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineField
          {...form.field('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          required
        />
        <LineField
          {...form.field('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          required
        />
        <EmailField {...form.field('email')} label={t('email')} />
        <LineField
          {...form.field('phoneNumber')}
          label={t('phoneNumber')}
          optionalText={channel === 'mail' ? t('optional') : undefined}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <RadioCards
        legend={t('contactBy')}
        name={form.field('contactBy').name}
        layout="pair"
        options={[
          { value: 'mail', label: t('mail') },
          { value: 'phone', label: t('phone') },
        ]}
        value={channel}
        onChange={(chosen) => {
          setChannel(chosen)
          form.changed('phoneNumber')
        }}
      />
      {channel === 'phone' && <p className="text-[0.9375rem] text-text-soft">{t('phoneNote')}</p>}
    </>
  )
}

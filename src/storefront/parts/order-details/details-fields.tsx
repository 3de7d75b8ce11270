import { useState } from 'react'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { addressParts } from '#kernel/address-parts.ts'
import { BookChoice, SaveToBook } from '#storefront/parts/address-book/book-choice.tsx'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { useStore } from '#storefront/parts/store/store-context.ts'
import type { Elements } from '#ui/elements.ts'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BillingAddress, BillingFold } from './billing-parts.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { DetailName, KnownDetails } from './known-details.ts'
import { useTypedAddress } from './use-typed-address.ts'

type DetailsFieldsProps = {
  /** The name and the problem of a field, as the form around it has them. */
  field: (name: DetailName) => { name: string; error: string | undefined }
  known: KnownDetails
  /** Another kind of customer was chosen, which has other fields. */
  onCustomerType: () => void
  /** Another country was chosen, whose addresses have other fields. */
  onCountry: () => void
  /** Stands below the address. */
  afterEmail?: Elements
  /** Of an exchange, which has terms of its own. */
  isRedeem?: boolean | undefined
  /** Belongs to the customer who is logged in. */
  book: AddressBookState | undefined
}

/** The giver's details: only what a guest order needs, with nothing ticked in advance. */
export function DetailsFields({
  field,
  known,
  onCustomerType,
  onCountry,
  afterEmail,
  isRedeem,
  book,
}: DetailsFieldsProps) {
  const t = useTexts(checkoutTexts, 'details')
  const [customerType, setCustomerType] = useState(known.customerType)
  const { countryCode: ownCountry } = useStore()
  const address = useTypedAddress(known.address)
  const [country, setCountry] = useState(known.address.countryCode ?? ownCountry)
  const line = (name: 'firstName' | 'lastName' | 'phoneNumber') => ({
    ...field(name),
    defaultValue: known[name],
  })
  const isBusiness = customerType === 'BUSINESS'
  const prefix = field('customerType').name.replace(/customerType$/, '')
  const addressFields = (
    <div className="contents" onInput={address.handleInput}>
      <AddressFields
        field={(part) => field(`address.${part}`)}
        known={address.known()}
        onCountry={(chosen) => {
          address.keepCountry(chosen)
          setCountry(chosen)
          onCountry()
        }}
      />
      <SaveToBook book={book} use="billing" />
    </div>
  )
  return (
    <>
      <BookChoice book={book} fills={{ part: 'billing', prefix }} onFilled={onCountry} />
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
      {isBusiness && (
        <CompanyFields
          field={field}
          known={known}
          kvkNumber={country === 'NL' ? 'asked' : 'none'}
        />
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
      {isBusiness ? (
        <BillingAddress>{addressFields}</BillingAddress>
      ) : (
        <BillingFold
          isOpenAtFirst={address.isBegun()}
          hasProblem={addressParts.some((part) => field(`address.${part}`).error !== undefined)}
        >
          {addressFields}
        </BillingFold>
      )}
      <TermsCheckbox
        {...field('acceptTerms')}
        defaultChecked={known.acceptTerms}
        isRedeem={isRedeem}
      />
    </>
  )
}

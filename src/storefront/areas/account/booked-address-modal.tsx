import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { addressParts } from '#kernel/address-parts.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { CompanyFields } from '#storefront/parts/order-details/company-fields.tsx'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { Modal } from '#ui/modal.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    bookedAddress: BookedAddressModalProps
  }
}

export type BookedAddressModalProps = {
  /** The entry that is changed; undefined for one to add. */
  entry: BookedAddressFragment | undefined
  /** It is in the book now, where it may have been already. */
  onKept: (wasKnown: boolean) => void
}

/** An address of the book, new or to be changed: of a person or of a company. */
export function BookedAddressModal(props: BookedAddressModalProps & Closable) {
  const { entry, onKept, onClosed } = props
  const t = useTexts(addressBookTexts, 'form')
  const { revalidate } = useRevalidator()
  const known = entry?.address
  const [customerType, setCustomerType] = useState(known?.customerType ?? 'PRIVATE')
  const own = useStore().countryCode
  const [country, setCountry] = useState(known?.countryCode ?? own)
  const form = useAccountForm({
    name: `address-${entry?.id ?? 'new'}`,
    load: async () => (await import('./send-booked-address.ts')).sendBookedAddress(entry?.id),
    fieldErrorMessage: useFieldErrorMessage(addressBookTexts),
    onDone: async (_typed, { wasKnown }) => {
      await revalidate()
      onClosed()
      onKept(wasKnown === true)
    },
  })
  const line = (name: 'firstName' | 'lastName' | 'phoneNumber') => ({
    ...form.field(name),
    label: t(name),
    defaultValue: known?.[name] ?? '',
  })
  return (
    <Modal
      title={t(entry ? 'changeTitle' : 'addTitle')}
      onClosed={onClosed}
      isLoading={form.isSending}
    >
      <form {...form.formProps} className="grid gap-5">
        <ErrorSummary form={form} />
        <RadioCards
          legend={t('customerType')}
          name={form.field('customerType').name}
          layout="pair"
          options={[
            { value: 'PRIVATE', label: t('private') },
            { value: 'BUSINESS', label: t('business') },
          ]}
          value={customerType}
          onChange={(value) => {
            setCustomerType(value === 'BUSINESS' ? value : 'PRIVATE')
            form.changed('companyName')
          }}
        />
        {customerType === 'BUSINESS' && (
          <CompanyFields
            field={form.field}
            known={known}
            kvkNumber={country === 'NL' ? 'optional' : 'none'}
          />
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <LineField {...line('firstName')} autoComplete="shipping given-name" />
          <LineField
            {...line('lastName')}
            optionalText={t('optional')}
            autoComplete="shipping family-name"
          />
        </div>
        <AddressFields
          section="shipping"
          field={(part) => form.field(`address.${part}`)}
          known={knownParts(addressParts, known)}
          onCountry={(chosen) => {
            setCountry(chosen)
            form.changed('address.postCode')
          }}
        />
        <LineField
          {...line('phoneNumber')}
          optionalText={t('optional')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
        />
        <div>
          {(['isDefaultBilling', 'isDefaultDelivery'] as const).map((name) => (
            <Checkbox key={name} name={name} defaultChecked={entry?.[name]} isKept>
              {t(name)}
            </Checkbox>
          ))}
        </div>
        <FormFooter form={form} submit={t('submit')} />
      </form>
    </Modal>
  )
}

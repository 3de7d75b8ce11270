import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { type AddressField, addressParts } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { InvoiceFieldsFragment } from '#storefront/graphql/generated/graphql.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'
import { BillingFold } from '#storefront/parts/order-details/billing-parts.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

type InvoiceFieldName =
  | 'companyName'
  | 'kvkNumber'
  | 'vatNumber'
  | 'invoiceEmail'
  | `address.${AddressField}`

type InvoiceFieldsProps = {
  profile: InvoiceFieldsFragment
  field: (name: InvoiceFieldName) => { name: string; error: string | undefined }
  /** Another country was chosen, whose addresses have other fields. */
  onCountry: () => void
}

/** To whom invoices are made out: the next order begins with it. */
export function InvoiceFields({ profile, field, onCountry }: InvoiceFieldsProps) {
  const t = useTexts(accountPagesTexts, 'details')
  const tOrder = useTexts(checkoutTexts, 'details')
  const { address, kvkNumber, vatNumber, invoiceEmail, email } = profile
  const known = knownParts(addressParts, address)
  const optional = { optionalText: tOrder('optional') }
  const unspelt = { ...optional, autoComplete: 'off', spellCheck: false } as const
  return (
    <fieldset className="mt-4 grid min-w-0 gap-5">
      <legend className="font-display font-bold text-[1.25rem]">{t('invoices')}</legend>
      <p className="-mt-1 text-text-soft">{t('invoicesHint')}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField
          {...{ ...field('companyName'), ...optional, label: tOrder('companyName') }}
          defaultValue={address?.companyName ?? ''}
          autoComplete="organization"
        />
        <LineField
          {...{ ...field('kvkNumber'), ...unspelt, label: tOrder('kvkNumber') }}
          hint={tOrder('kvkHint')}
          defaultValue={kvkNumber ?? ''}
          inputMode="numeric"
        />
        <LineField
          {...{ ...field('vatNumber'), ...unspelt, label: tOrder('vatNumber') }}
          hint={t('vatHint')}
          defaultValue={vatNumber ?? ''}
          autoCapitalize="characters"
        />
        <EmailField
          {...{ ...field('invoiceEmail'), ...optional, label: tOrder('invoiceEmail') }}
          hint={t('invoiceHint')}
          defaultValue={invoiceEmail === email ? '' : invoiceEmail}
        />
      </div>
      <BillingFold
        isOpenAtFirst={known.city !== undefined}
        hasProblem={addressParts.some((part) => field(`address.${part}`).error !== undefined)}
      >
        <AddressFields
          field={(part) => field(`address.${part}`)}
          known={known}
          onCountry={onCountry}
        />
      </BillingFold>
    </fieldset>
  )
}

graphql(`
  fragment InvoiceFields on CustomerProfile {
    email
    invoiceEmail
    vatNumber
    kvkNumber
    address {
      companyName
      countryCode
      postCode
      houseNumber
      suffix
      street
      addressLine1
      addressLine2
      city
      administrativeArea
    }
  }
`)

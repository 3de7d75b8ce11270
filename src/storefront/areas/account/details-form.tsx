import { useRevalidator } from 'react-router'
import type * as v from 'valibot'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { accountDetailsSchema } from '#kernel/account-details.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { DetailsFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BookedInvoice } from './booked-invoice.tsx'
import { FormFooter } from './form-footer.tsx'
import { InvoiceFields } from './invoice-fields.tsx'

const detailsSchema = accountDetailsSchema(typedPhoneSchema)

/** How the customer is called and reached, and to whom their invoices are made out. */
export function DetailsForm({ profile }: { profile: DetailsFormFragment }) {
  const t = useTexts(accountPagesTexts, 'details')
  const tForm = useTexts(accountFormTexts)
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const ofAccounts = useFieldErrorMessage(accountFormTexts)
  const ofInvoices = useFieldErrorMessage(checkoutTexts)
  const form = useAccountForm({
    name: 'account-details',
    fieldErrorMessage: (field, problem) =>
      (isOfInvoices(field) ? ofInvoices : ofAccounts)(field, problem),
    load: async () => ({ schema: detailsSchema, send: saveDetails }),
    onDone: () => {
      showToast(t('saved'))
      void revalidate()
    },
  })
  const field = (name: 'firstName' | 'lastName' | 'phoneNumber') => ({
    ...form.field(name),
    label: tForm(name),
    defaultValue: profile[name] ?? '',
  })
  const optionalText = tForm('optional')
  return (
    <form {...form.formProps} aria-label={t('heading')} className="grid gap-5">
      <ErrorSummary form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField {...field('firstName')} autoComplete="given-name" maxLength={60} required />
        <LineField {...field('lastName')} autoComplete="family-name" maxLength={60} required />
        <LineField
          {...field('phoneNumber')}
          optionalText={optionalText}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      {profile.isAddressFromBook ? (
        <BookedInvoice profile={profile} />
      ) : (
        <InvoiceFields
          profile={profile}
          field={form.field}
          onCountry={() => form.changed('address.postCode')}
        />
      )}
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

const isOfInvoices = (field: string): boolean =>
  field.startsWith('address.') || field === 'kvkNumber' || field === 'companyName'

/** An address without any of its parts is let go of. */
const saveDetails = async ({ address, ...named }: v.InferOutput<typeof detailsSchema>) => {
  const details = { ...named, address: address ?? {} }
  return await mutate(SaveDetailsDocument, { details })
}

const SaveDetailsDocument = graphql(`
  mutation SaveUserDetails($userData: UserData!, $details: UserDetails!) {
    saveUserDetails(userData: $userData, details: $details) { errors { ...ShopError } }
  }
`)

graphql(`
  fragment DetailsForm on CustomerProfile {
    firstName
    lastName
    email
    isEmailConfirmed
    phoneNumber
    isAddressFromBook
    ...InvoiceFields
  }
`)

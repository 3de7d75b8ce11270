import { useRevalidator } from 'react-router'
import type * as v from 'valibot'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { accountDetailsSchema } from '#kernel/account-details.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { DetailsFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { EmailField } from '#storefront/parts/form/email-field.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { LineField } from '#storefront/parts/form/line-field.tsx'
import { useToast } from '#storefront/ui/toasts.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

const detailsSchema = accountDetailsSchema(typedPhoneSchema)

/** How the customer is called and reached. */
export function DetailsForm({ profile }: { profile: DetailsFormFragment }) {
  const t = useTexts(accountPagesTexts, 'details')
  const tForm = useTexts(accountFormTexts)
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const form = useAccountForm({
    name: 'account-details',
    load: async () => ({ schema: detailsSchema, send: saveDetails }),
    onDone: () => {
      showToast(t('saved'))
      void revalidate()
    },
  })
  const field = (name: 'firstName' | 'lastName' | 'phoneNumber' | 'vatNumber') => ({
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
        <EmailField
          {...form.field('invoiceEmail')}
          label={tForm('invoiceEmail')}
          optionalText={optionalText}
          hint={t('invoiceHint')}
          defaultValue={profile.invoiceEmail === profile.email ? '' : profile.invoiceEmail}
        />
        <LineField
          {...field('vatNumber')}
          optionalText={optionalText}
          hint={t('vatHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

/** What one logs in with. */
export function LoginAddress({ profile }: { profile: DetailsFormFragment }) {
  const t = useTexts(accountPagesTexts, 'details')
  return (
    <div className="mb-6 rounded-card bg-surface-warm px-5 py-4">
      <p className="text-[0.875rem] text-text-soft">{t('email')}</p>
      <p className="wrap-anywhere font-semibold">
        {profile.email}
        <span className="font-normal text-text-soft">
          {` (${t(profile.isEmailConfirmed ? 'confirmed' : 'unconfirmed')})`}
        </span>
      </p>
      <p className="mt-1.5 text-[0.9375rem]">{t('emailHint')}</p>
    </div>
  )
}

const saveDetails = async (details: v.InferOutput<typeof detailsSchema>) =>
  (await callShop(SaveDetailsDocument, { details }, 'mutation')).saveUserDetails

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
    invoiceEmail
    vatNumber
  }
`)

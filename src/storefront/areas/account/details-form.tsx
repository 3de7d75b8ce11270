import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { DetailsFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { TextField } from '#storefront/ui/text-field.tsx'
import { useToast } from '#storefront/ui/toasts.tsx'
import { detailsSchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { useAccountForm } from './use-account-form.ts'

/** How the customer is called and reached. */
export function DetailsForm({ profile }: { profile: DetailsFormFragment }) {
  const t = useTranslations('accountPages.details')
  const tForm = useTranslations('accountForm')
  const say = useToast()
  const { revalidate } = useRevalidator()
  const { formProps, said, isSending } = useAccountForm({
    schema: detailsSchema,
    ask: async (details) =>
      (await callShop(SaveDetailsDocument, { details }, 'mutation')).saveUserDetails.errors,
    onDone: () => {
      say(t('saved'))
      void revalidate()
    },
  })
  const field = (name: 'firstName' | 'lastName' | 'phoneNumber' | 'vatNumber') => ({
    ...{ name, label: tForm(name), error: said.fields[name] },
    defaultValue: profile[name] ?? '',
  })
  const optionalText = tForm('optional')
  return (
    <form {...formProps} aria-label={t('heading')} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} required />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} required />
        <TextField
          {...field('phoneNumber')}
          optionalText={optionalText}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <EmailField
          name="invoiceEmail"
          label={tForm('invoiceEmail')}
          optionalText={optionalText}
          hint={t('invoiceHint')}
          defaultValue={profile.invoiceEmail === profile.email ? '' : profile.invoiceEmail}
          error={said.fields.invoiceEmail}
        />
        <TextField
          {...field('vatNumber')}
          optionalText={optionalText}
          hint={t('vatHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

/** What one logs in with. */
export function LoginAddress({ profile }: { profile: DetailsFormFragment }) {
  const t = useTranslations('accountPages.details')
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

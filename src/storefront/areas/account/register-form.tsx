import { useState } from 'react'
import { useLocation } from 'react-router'
import type * as v from 'valibot'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { keepPrefill, prefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { registerFormSchema } from './account-schemas.ts'
import { FormFooter } from './form-footer.tsx'

/**
 * Makes an account. Nothing is ticked beforehand. Visitors who have an account already are shown the way to log in.
 */
export function RegisterForm() {
  const t = useTexts(accountEntryTexts, 'register')
  const tForm = useTexts(accountFormTexts)
  const paths = usePaths()
  const { search } = useLocation()
  const goOn = useLoggedIn()
  const [hasAccount, setHasAccount] = useState(false)
  const form = useAccountForm({
    name: 'register',
    load: async () => ({ schema: registerFormSchema, send: register }),
    captcha: useCaptcha(),
    onRefused: (refusals, typed) => {
      const isKnown = refusals.some(({ code }) => code === errorCodes.accountExists)
      if (isKnown) keepPrefill(String(typed.get('email')).trim())
      setHasAccount(isKnown)
    },
    onDone: () => goOn(`${paths.accountRegistered()}${search}`),
  })
  const nameField = (name: 'firstName' | 'lastName') => ({
    ...form.field(name),
    ...{ label: tForm(name), maxLength: 60, required: true },
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <ErrorSummary form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField {...nameField('firstName')} autoComplete="given-name" />
        <LineField {...nameField('lastName')} autoComplete="family-name" />
      </div>
      <EmailField
        {...form.field('email')}
        ref={prefill}
        label={tForm('email')}
        autoComplete="username"
      />
      {hasAccount && form.field('email').error && (
        <div className="-mt-3">
          <Button href={`${paths.accountLogin()}${search}`} variant="quiet" size="small">
            {t('toLogin')}
          </Button>
        </div>
      )}
      <RepeatedEmailField {...form.field('confirmEmail')} label={tForm('confirmEmail')} />
      <PasswordField {...form.field('password')} label={tForm('password')} isNew hasHelp />
      <PasswordField {...form.field('repeatPassword')} label={tForm('repeatPassword')} isNew />
      <TermsCheckbox {...form.field('agreesToTerms')} />
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

type Registration = v.InferOutput<typeof registerFormSchema>

async function register({ repeatPassword, ...account }: Registration, captchaToken: string) {
  const variables = { account, captchaToken }
  return await mutate(UserRegisterDocument, variables)
}

const UserRegisterDocument = graphql(`
  mutation UserRegister(
    $userData: UserData!
    $account: AccountToRegister!
    $captchaToken: String!
  ) {
    userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)

import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { registerSchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { keepPrefill, prefill } from './prefill.ts'
import { useAccountForm } from './use-account-form.ts'
import { useLoggedIn } from './use-logged-in.ts'

/** Makes an account; nothing is ticked beforehand. Who turns out to have one is shown the way to log in. */
export function RegisterForm() {
  const t = useTranslations('accountEntry.register')
  const tForm = useTranslations('accountForm')
  const paths = usePaths()
  const { search } = useLocation()
  const goOn = useLoggedIn()
  const [hasAccount, setHasAccount] = useState(false)
  const { formProps, said, isSending } = useAccountForm({
    schema: registerSchema,
    hasCaptcha: true,
    ask: async ({ repeatPassword, agreesToTerms, ...typed }, captchaToken) => {
      const account = { ...typed, agreesToTerms: agreesToTerms === 'on' }
      const variables = { account, captchaToken }
      const { errors } = (await callShop(UserRegisterDocument, variables, 'mutation')).userRegister
      const isKnown = errors.some(({ code }) => code === errorCodes.accountExists)
      if (isKnown) keepPrefill(typed.email)
      setHasAccount(isKnown)
      return errors
    },
    onDone: () => goOn(`${paths.accountRegistered()}${search}`),
  })
  const field = (name: 'firstName' | 'lastName') => ({
    ...{ name, label: tForm(name), error: said.fields[name], maxLength: 60, required: true },
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <EmailField
        ref={prefill}
        name="email"
        label={tForm('email')}
        autoComplete="username"
        error={said.fields.email}
      />
      {hasAccount && said.fields.email && (
        <div className="-mt-3">
          <Button href={`${paths.accountLogin()}${search}`} variant="quiet" size="small">
            {t('toLogin')}
          </Button>
        </div>
      )}
      <EmailField
        name="confirmEmail"
        label={tForm('confirmEmail')}
        error={said.fields.confirmEmail}
      />
      <PasswordField
        name="password"
        label={tForm('password')}
        isNew
        hasHelp
        error={said.fields.password}
      />
      <PasswordField
        name="repeatPassword"
        label={tForm('repeatPassword')}
        isNew
        error={said.fields.repeatPassword}
      />
      <TermsCheckbox name="agreesToTerms" error={said.fields.agreesToTerms} />
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
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

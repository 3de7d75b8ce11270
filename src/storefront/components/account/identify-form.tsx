import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { callShop } from '#storefront/call-shop.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { usePaths } from '#storefront/use-paths.ts'
import { identifySchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { keepPrefill, prefill } from './prefill.ts'
import { useAccountForm } from './use-account-form.ts'

/** Asks whether there is an account (SPEC §4): who has one logs in, who has none may make one. */
export function IdentifyForm() {
  const t = useTranslations('accountEntry.identify')
  const label = useTranslations('accountForm')('email')
  const paths = usePaths()
  const navigate = useNavigate()
  const { search } = useLocation()
  const hasAccount = useRef(false)
  const { formProps, said, isSending } = useAccountForm({
    schema: identifySchema,
    hasCaptcha: true,
    ask: async ({ email }, captchaToken) => {
      const { checkUserExist } = await callShop(CheckUserExistDocument, { email, captchaToken })
      hasAccount.current = checkUserExist.status === true
      return checkUserExist.errors
    },
    onDone: ({ email }) => {
      keepPrefill(email)
      const next = hasAccount.current ? paths.accountLogin() : paths.accountRegister()
      void navigate(`${next}${search}`)
    },
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <EmailField ref={prefill} name="email" label={label} error={said.fields.email} />
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

const CheckUserExistDocument = graphql(`
  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {
    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {
      status
      errors { ...ShopError }
    }
  }
`)

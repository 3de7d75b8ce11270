import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { identifySchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { keepPrefill, prefill } from './prefill.ts'
import { useAccountForm } from './use-account-form.ts'

/** Asks for a mail with a link to choose a new password. */
export function ForgotForm() {
  const t = useTranslations('accountEntry.forgot')
  const label = useTranslations('accountForm')('email')
  const paths = usePaths()
  const navigate = useNavigate()
  const { formProps, said, isSending } = useAccountForm({
    schema: identifySchema,
    hasCaptcha: true,
    ask: async ({ email }, captchaToken) => {
      const answer = await callShop(ForgotPasswordDocument, { email, captchaToken }, 'mutation')
      return answer.userForgotPassword.errors
    },
    onDone: ({ email }) => {
      keepPrefill(email)
      void navigate(paths.accountForgotSent())
    },
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <EmailField ref={prefill} name="email" label={label} error={said.fields.email} />
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

const ForgotPasswordDocument = graphql(`
  mutation UserForgotPassword($userData: UserData!, $email: String!, $captchaToken: String!) {
    userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)

import { useNavigate } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { identitySchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { keepPrefill, prefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

/** Asks for a mail with a link to choose a new password. */
export function ForgotForm() {
  const t = useTexts(accountEntryTexts, 'forgot')
  const label = useTexts(accountFormTexts)('email')
  const paths = usePaths()
  const navigate = useNavigate()
  const form = useAccountForm({
    name: 'forgot',
    load: async () => ({ schema: identitySchema, send: askForMail }),
    captcha: useCaptcha(),
    onDone: ({ email }) => {
      keepPrefill(email)
      return navigate(paths.accountForgotSent())
    },
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <EmailField {...form.field('email')} ref={prefill} label={label} />
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

const askForMail = async ({ email }: { email: string }, captchaToken: string) =>
  await mutate(ForgotPasswordDocument, { email, captchaToken })

const ForgotPasswordDocument = graphql(`
  mutation UserForgotPassword($userData: UserData!, $email: String!, $captchaToken: String!) {
    userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)

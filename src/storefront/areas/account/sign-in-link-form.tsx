import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { identitySchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { keepPrefill, prefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

/** Asks for a mail with a link that logs in. It never says whether there is an account. */
export function SignInLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts(accountEntryTexts, 'signInLink')
  const label = useTexts(accountFormTexts)('email')
  const form = useAccountForm({
    name: 'sign-in-link',
    load: async () => ({ schema: identitySchema, send: askForLink }),
    captcha: useCaptcha(),
    onDone: ({ email }) => {
      keepPrefill(email)
      onSent(email)
    },
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <EmailField {...form.field('email')} ref={prefill} label={label} />
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

const askForLink = async ({ email }: { email: string }, captchaToken: string) =>
  await mutate(RequestSignInLinkDocument, { email, captchaToken })

const RequestSignInLinkDocument = graphql(`
  mutation RequestSignInLink($userData: UserData!, $email: String!, $captchaToken: String!) {
    requestSignInLink(userData: $userData, email: $email, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)

import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#storefront/ui/link.tsx'
import { loginSchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { prefill } from './prefill.ts'
import { useAccountForm } from './use-account-form.ts'

/** Logs in, and then does what it was asked for. A wrong password keeps what was typed. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const t = useTranslations('accountEntry.login')
  const tForm = useTranslations('accountForm')
  const paths = usePaths()
  const { formProps, said, isSending } = useAccountForm({
    schema: loginSchema,
    hasCaptcha: true,
    ask: async (values, captchaToken) => {
      const variables = { ...values, captchaToken }
      return (await callShop(UserLoginDocument, variables, 'mutation')).userLogin.errors
    },
    onDone: onLoggedIn,
  })
  return (
    <form {...formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <EmailField
        ref={prefill}
        name="email"
        label={tForm('email')}
        autoComplete="username"
        error={said.fields.email}
      />
      <div>
        <PasswordField name="password" label={tForm('password')} error={said.fields.password} />
        <Link href={paths.accountForgot()} className="mt-1 inline-flex min-h-11 items-center px-1">
          {t('forgot')}
        </Link>
      </div>
      <FormEnd error={said.other} submit={t('submit')} isSending={isSending} />
    </form>
  )
}

const UserLoginDocument = graphql(`
  mutation UserLogin(
    $userData: UserData!
    $email: String!
    $password: String!
    $captchaToken: String!
  ) {
    userLogin(
      userData: $userData
      email: $email
      password: $password
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)

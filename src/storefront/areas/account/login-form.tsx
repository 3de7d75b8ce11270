import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { credentialsSchema } from '#kernel/account-input.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { prefill } from '#storefront/parts/account/prefill.ts'
import { sendLogIn } from '#storefront/parts/account/send-log-in.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

/** Logs in, and then does what it was asked for. A wrong password keeps what was typed. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void | Promise<void> }) {
  const t = useTexts(accountEntryTexts, 'login')
  const tForm = useTexts(accountFormTexts)
  const paths = usePaths()
  const form = useAccountForm({
    name: 'login',
    load: async () => ({ schema: credentialsSchema, send: sendLogIn }),
    captcha: useCaptcha(),
    onDone: onLoggedIn,
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <ErrorSummary form={form} />
      <EmailField
        {...form.field('email')}
        ref={prefill}
        label={tForm('email')}
        autoComplete="username"
      />
      <div>
        <PasswordField {...form.field('password')} label={tForm('password')} />
        <p className="mt-1 flex flex-wrap gap-x-5">
          <Link href={paths.accountForgot()} className="inline-flex min-h-11 items-center px-1">
            {t('forgot')}
          </Link>
          <Link href={paths.accountSignInLink()} className="inline-flex min-h-11 items-center px-1">
            {t('byLink')}
          </Link>
        </p>
      </div>
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

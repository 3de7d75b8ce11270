import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { identitySchema } from '#kernel/account-input.ts'
import { checkUser } from '#storefront/parts/account/check-user.ts'
import { keepPrefill, prefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

type IdentifyFormProps = {
  /** The name of the form, for screen readers. */
  title: string
  submit: string
  onAnswer: (email: string, hasAccount: boolean) => void | Promise<void>
}

/** Asks whether there is an account (SPEC §4): customers log in, others register or order as a guest. */
export function IdentifyForm({ title, submit, onAnswer }: IdentifyFormProps) {
  const label = useTexts(accountFormTexts)('email')
  const form = useAccountForm({
    name: 'identify',
    load: async () => ({ schema: identitySchema, send: checkUser }),
    captcha: useCaptcha(),
    onDone: ({ email }, { status }) => {
      keepPrefill(email)
      return onAnswer(email, status === true)
    },
  })
  return (
    <form {...form.formProps} aria-label={title} className="grid gap-5">
      <EmailField {...form.field('email')} ref={prefill} label={label} />
      <FormFooter form={form} submit={submit} />
    </form>
  )
}

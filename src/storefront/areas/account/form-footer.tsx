import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useTexts } from '#ui/use-texts.ts'

type FormFooterProps = { form: { others: readonly string[]; isSending: boolean }; submit: string }

/** The foot of a form of accounts: errors of no one field, the button, and a note that it needs a script. */
export function FormFooter({ form, submit }: FormFooterProps) {
  const t = useTexts(accountFormTexts)
  return (
    <>
      <FormMessages form={form} />
      <noscript>
        <p className="font-semibold">{t('noScript')}</p>
      </noscript>
      <div>
        <Button type="submit" isLoading={form.isSending} className="max-sm:w-full">
          {submit}
        </Button>
      </div>
    </>
  )
}

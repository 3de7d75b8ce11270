import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type FormEndProps = { form: { others: readonly string[]; isSending: boolean }; submit: string }

/** What ends a form of accounts: what is wrong with all of it, its one button, and what it needs. */
export function FormEnd({ form, submit }: FormEndProps) {
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

import { useTranslations } from 'use-intl'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { Button } from '#storefront/ui/button.tsx'

type FormEndProps = { form: { others: readonly string[]; isSending: boolean }; submit: string }

/** What ends a form of accounts: what is wrong with all of it, its one button, and what it needs. */
export function FormEnd({ form, submit }: FormEndProps) {
  const t = useTranslations('accountForm')
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

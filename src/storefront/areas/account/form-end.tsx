import { useTranslations } from 'use-intl'
import { Button } from '#storefront/ui/button.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'

type FormEndProps = { error: string | undefined; submit: string; isSending: boolean }

/** What ends a form of accounts: what is wrong with all of it, its one button, and what it needs. */
export function FormEnd({ error, submit, isSending }: FormEndProps) {
  const t = useTranslations('accountForm')
  return (
    <>
      {error && <MessageRow tone="error">{error}</MessageRow>}
      <noscript>
        <p className="font-semibold">{t('noScript')}</p>
      </noscript>
      <div>
        <Button type="submit" isLoading={isSending} className="max-sm:w-full">
          {submit}
        </Button>
      </div>
    </>
  )
}

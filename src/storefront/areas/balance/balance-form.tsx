import { useTranslations } from 'use-intl'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { CardNumberField } from './card-number-field.tsx'
import { PinField } from './pin-field.tsx'
import type { useBalanceForm } from './use-balance-form.ts'

type BalanceFormProps = Pick<
  ReturnType<typeof useBalanceForm>,
  'form' | 'said' | 'isSending' | 'begin' | 'submit'
>

/** Asks for number and pin. Nothing that was typed is lost when they are not taken. */
export function BalanceForm({ form, said, isSending, begin, submit }: BalanceFormProps) {
  const t = useTranslations('balance')
  return (
    <form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      onFocus={begin}
      onSubmit={submit}
      aria-label={t('form')}
      className="grid gap-4"
    >
      <noscript>
        <MessageRow tone="warning">{t('noScript')}</MessageRow>
      </noscript>
      <CardNumberField error={said.fields.cardNumber} />
      <PinField error={said.fields.pin} />
      {said.others.map((message) => (
        <MessageRow key={message} tone="error">
          {message}
        </MessageRow>
      ))}
      <Button type="submit" isLoading={isSending} isWide className="mt-1">
        {t('submit')}
      </Button>
      <p className="flex items-start gap-3 text-[0.9375rem] text-text-soft">
        <Icon name="shield" size={22} className="mt-0.5 text-leaf" />
        {t('secret')}
      </p>
    </form>
  )
}

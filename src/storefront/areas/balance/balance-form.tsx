import { balanceTexts } from '#i18n/texts/balance.ts'
import { CardNumberField } from '#storefront/parts/choice-card/card-number-field.tsx'
import { PinField } from '#storefront/parts/choice-card/pin-field.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { useBalanceForm } from './use-balance-form.ts'

type BalanceFormProps = Pick<ReturnType<typeof useBalanceForm>, 'form' | 'isBlank'>

/** Asks for number and pin. Nothing that was typed is lost when they are not taken. */
export function BalanceForm({ form, isBlank }: BalanceFormProps) {
  const t = useTexts(balanceTexts)
  const paths = usePaths()
  return (
    <form {...form.formProps} autoComplete="off" aria-label={t('form')} className="grid gap-4">
      <noscript>
        <MessageRow tone="warning">{t('noScript')}</MessageRow>
      </noscript>
      <ErrorSummary form={form} />
      <CardNumberField {...form.field('cardNumber')} />
      <PinField {...form.field('pin')} />
      <FormMessages form={form} />
      {isBlank && (
        <Button variant="quiet" href={paths.activation()} isWide>
          {t('activate')}
        </Button>
      )}
      <Button type="submit" isLoading={form.isSending} isWide className="mt-1">
        {t('submit')}
      </Button>
      <p className="flex items-start gap-3 text-[0.9375rem] text-text-soft">
        <Icon name="shield" size={22} className="mt-0.5 text-leaf" />
        <span>{t('secret')}</span>
      </p>
    </form>
  )
}

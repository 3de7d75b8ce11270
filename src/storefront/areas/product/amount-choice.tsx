import type { UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/formats.ts'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { type GiftForm, otherAmount } from './gift-form.ts'
import type { PriceRule } from './price-rule.ts'
import { useFieldMessage } from './use-field-message.ts'

type AmountChoiceProps = { form: UseFormReturn<GiftForm>; rule: PriceRule }

const currencySign = '€'

/** The amounts that are often given, and where the product allows it any other. */
export function AmountChoice({ form, rule }: AmountChoiceProps) {
  const t = useTranslations('product.form')
  const language = useLocale()
  const say = useFieldMessage(rule)
  const amount = form.watch('amount')
  const { errors } = form.formState
  const chips = rule.pricesToShow.map((money) => ({
    value: String(money.value),
    label: formatMoney(language, money, 'short'),
  }))
  // The error says the same, in its place.
  const hint = t('otherAmountHint', {
    min: formatMoney(language, rule.minPrice, 'short'),
    max: formatMoney(language, rule.maxPrice, 'short'),
    hasCents: rule.step.value % 100 === 0 ? 'false' : 'true',
  })
  const other = { value: otherAmount, label: t('otherAmount') }
  return (
    <div>
      <RadioCards
        legend={t('amount')}
        name="amount"
        value={amount}
        options={rule.hasFixedPrices ? chips : [...chips, other]}
        onChange={(value) => {
          form.setValue('amount', value)
          form.clearErrors(['amount', 'otherAmount'])
        }}
        error={say(errors.amount)}
      />
      {amount === otherAmount && (
        <TextField
          {...form.register('otherAmount')}
          label={t('otherAmountLabel')}
          prefix={currencySign}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          error={say(errors.otherAmount)}
          hint={!errors.otherAmount && hint}
          className="mt-3 max-w-xs animate-appear"
        />
      )}
    </div>
  )
}

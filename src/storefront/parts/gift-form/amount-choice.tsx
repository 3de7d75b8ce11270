import { useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { otherAmount, type PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import { LineField } from '#ui/form/line-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { GiftChoice } from './gift-form.ts'

/** The part of a form that the amount needs. */
type AmountState = {
  form: {
    field: (name: 'amount') => { name: string; error: string | undefined }
    changed: (name: 'amount') => void
  }
  choice: Pick<GiftChoice, 'amount' | 'otherAmount'>
  choose: (change: Partial<Pick<GiftChoice, 'amount' | 'otherAmount'>>) => void
}

type AmountChoiceProps = { state: AmountState; rule: PriceRule }

const currencySign = '€'

/** The amounts that are often given, and where the product allows it any other. */
export function AmountChoice({ state: { form, choice, choose }, rule }: AmountChoiceProps) {
  const t = useTexts(productTexts, 'form')
  const language = useLanguage()
  const { name, error } = form.field('amount')
  // A field that stood open with the page takes no focus.
  const [isChosenHere, setChosenHere] = useState(false)
  const isOther = choice.amount === otherAmount
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
        name="listedAmount"
        value={choice.amount}
        options={rule.hasFixedPrices ? chips : [...chips, other]}
        onChange={(amount) => {
          setChosenHere(true)
          choose({ amount })
          form.changed('amount')
        }}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <LineField
          name={name}
          label={t('otherAmountLabel')}
          prefix={currencySign}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={isChosenHere}
          value={choice.otherAmount}
          onChange={(event) => choose({ otherAmount: event.target.value })}
          error={error}
          hint={!error && hint}
          className="mt-3 max-w-xs animate-appear"
        />
      )}
    </div>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { type BasketVariation, configOf, isOffered } from './basket-line.ts'
import { useBasketChange } from './use-basket-change.ts'

const other = 'other'

type AmountEditorProps = {
  packageId: string
  variation: BasketVariation
  onDone: () => void
  /** Without an amount that is still offered there is no way back. */
  canCancel: boolean
}

/** Another amount for a line that is in the basket already, by the rules of its product. */
export function AmountEditor({ packageId, variation, onDone, canCancel }: AmountEditorProps) {
  const t = useTexts(basketTexts)
  const locale = useLanguage()
  const formName = useId()
  const config = configOf(variation)
  const listed = config?.pricesToShow ?? []
  const isListed = listed.some((price) => price.value === variation.price.value)
  const [choice, setChoice] = useState(isListed ? String(variation.price.value) : other)
  const [typed, setTyped] = useState(isListed ? '' : String(variation.price.value / 100))
  const [problem, setProblem] = useState('')
  const { change, isChanging, errors } = useBasketChange((answer) => {
    if (answer.errors.length === 0) onDone()
  })
  if (!config) return null
  const [min, max] = [
    formatMoney(locale, config.minPrice, 'short'),
    formatMoney(locale, config.maxPrice, 'short'),
  ]

  const save = (event: FormEvent) => {
    event.preventDefault()
    const amount = choice === other ? parseAmount(typed) : Number(choice)
    if (amount !== undefined && isOffered(config, amount)) {
      setProblem('')
      void change('amount', { packageId, amount })
    } else if (
      amount !== undefined &&
      amount >= config.minPrice.value &&
      amount <= config.maxPrice.value
    )
      setProblem(t('amountStep', { step: formatMoney(locale, config.step, 'short') }))
    else setProblem(t('amountInvalid', { min, max }))
  }

  const options = listed.map((price) => ({
    value: String(price.value),
    label: formatMoney(locale, price, 'short'),
  }))
  return (
    <form onSubmit={save} className="grid gap-4 rounded-card bg-surface-warm p-4 sm:p-5">
      <RadioCards
        legend={t('chooseAmount', { product: variation.product.title })}
        name={formName}
        options={
          config.hasFixedPrices ? options : [...options, { value: other, label: t('otherAmount') }]
        }
        value={choice}
        onChange={setChoice}
      />
      {choice === other && !config.hasFixedPrices && (
        <TextField
          label={t('otherAmount')}
          prefix="€"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={t('otherAmountHint', { min, max })}
          error={problem || undefined}
          className="max-w-60"
        />
      )}
      <ErrorRows errors={errors} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={isChanging}>
          {t('saveAmount')}
        </Button>
        {canCancel && (
          <Button variant="link" size="small" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

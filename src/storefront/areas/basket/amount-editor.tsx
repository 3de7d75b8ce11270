import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { otherAmount } from '#storefront/parts/amounts/price-rule.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useLanguage } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BasketConfig, BasketVariation } from './basket-line.ts'
import { changeAmount } from './change-amount.ts'
import { useVersionSeen } from './use-version-seen.ts'

type AmountEditorProps = {
  packageId: string
  /** Of the basket that the visitor sees. */
  version: number
  variation: BasketVariation
  config: BasketConfig
  onDone: () => void
  /** Without an amount that is still offered there is no way back. */
  canCancel: boolean
}

/** Another amount for a line that is in the basket already, by the rules of its product. */
export function AmountEditor(props: AmountEditorProps) {
  const { packageId, version, variation, config, onDone, canCancel } = props
  const t = useTexts(basketTexts)
  const { revalidate } = useRevalidator()
  const { versionSeen, onRefused } = useVersionSeen(version)
  const listed = config.pricesToShow
  const isListed = listed.some((price) => price.value === variation.price.value)
  const [choice, setChoice] = useState(isListed ? String(variation.price.value) : otherAmount)
  const [typed, setTyped] = useState(isListed ? '' : String(variation.price.value / 100))
  const { facts, sayShort } = useAmountFacts(config)
  const form = useShopForm({
    name: `amount-${packageId}`,
    load: async () => changeAmount({ packageId, config, version: versionSeen }),
    onRefused,
    fieldErrorMessage: useFieldErrorMessage(basketTexts, facts),
    onDone: async () => {
      void refreshBasketCount()
      await revalidate()
      onDone()
    },
  })
  const { name, error } = form.field('amount')
  const options = listed.map((price) => ({ value: String(price.value), label: sayShort(price) }))
  const other = { value: otherAmount, label: t('otherAmount') }
  return (
    <form
      {...form.formProps}
      className="grid gap-4 rounded-card bg-surface-warm p-4 sm:p-5"
      aria-label={t('chooseAmount', { product: variation.product.title })}
    >
      <RadioCards
        legend={t('chooseAmount', { product: variation.product.title })}
        name="listedAmount"
        options={config.hasFixedPrices ? options : [...options, other]}
        value={choice}
        onChange={(amount) => {
          setChoice(amount)
          form.changed('amount')
        }}
        error={choice === otherAmount ? undefined : error}
      />
      {choice === otherAmount && !config.hasFixedPrices && (
        <LineField
          name={name}
          label={t('otherAmount')}
          prefix="€"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={!error && t('otherAmountHint', facts.amountOutOfRange)}
          error={error}
          className="max-w-60"
        />
      )}
      <FormMessages form={form} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={form.isSending}>
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

/** What the sentences about an amount need to know. */
function useAmountFacts({ minPrice, maxPrice, step }: BasketConfig) {
  const language = useLanguage()
  const sayShort = (money: BasketConfig['step']) => formatMoney(language, money, 'short')
  const facts = {
    amountOutOfRange: { min: sayShort(minPrice), max: sayShort(maxPrice) },
    amountNotOffered: { step: sayShort(step), isWhole: String(step.value === 100) },
  }
  return { facts, sayShort }
}

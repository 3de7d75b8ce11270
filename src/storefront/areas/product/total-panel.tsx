import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { Button } from '#storefront/ui/button.tsx'
import { cx } from '#storefront/ui/class-names.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { GiftFormState } from './use-gift-form.ts'

type TotalPanelProps = {
  state: GiftFormState
  serviceFee: WireMoney
  /** `panel` stands under the form, `bar` at the lower edge of a phone. One of both is shown. */
  place: 'panel' | 'bar'
}

const placeClass: Record<TotalPanelProps['place'], string> = {
  panel: 'max-lg:hidden rounded-card px-5 py-4.5',
  bar: 'lg:hidden sticky bottom-0 z-10 -mx-4 mt-10 -mb-14 rounded-t-card px-4 py-3 shadow-bar sm:-mx-6 sm:-mb-20 sm:px-6',
}

/** What it costs, always in sight, and the one thing to do. */
export function TotalPanel({ state, serviceFee, place }: TotalPanelProps) {
  const t = useTexts(productTexts, 'form')
  const language = useLanguage()
  const { form, unitPrice } = state
  const { quantity } = state.choice
  const money = (value: number) => formatMoney(language, { currency: serviceFee.currency, value })
  return (
    <div
      data-bar={place === 'bar' || undefined}
      className={cx(
        'flex items-center justify-between gap-x-3 bg-surface-warm sm:gap-x-5',
        placeClass[place],
      )}
    >
      <p aria-live="polite" className="min-w-0">
        <span className="block font-bold font-display text-[1.375rem] leading-tight sm:text-[1.75rem]">
          {unitPrice ? money(unitPrice.value * quantity) : t('chooseAmount')}
        </span>
        <span className="block text-[0.8125rem] text-text-soft leading-snug sm:text-[0.875rem]">
          {unitPrice && quantity > 1 && (
            <span className="block">
              {t('perPiece', { quantity: String(quantity), amount: money(unitPrice.value) })}
            </span>
          )}
          {t(place === 'bar' ? 'serviceFeeShort' : 'serviceFee', {
            fee: formatMoney(language, serviceFee),
          })}
        </span>
      </p>
      <Button
        type={place === 'panel' ? 'submit' : 'button'}
        onClick={place === 'panel' ? undefined : () => form.element.current?.requestSubmit()}
        icon={place === 'panel' ? 'basket' : undefined}
        isLoading={form.isSending}
        className="max-sm:px-5.5! shrink-0"
      >
        {t('submit')}
      </Button>
    </div>
  )
}

import { basketTexts } from '#i18n/texts/basket.ts'
import type { OrderTotalsFragment } from '#storefront/graphql/generated/graphql.ts'
import { Price } from '#storefront/ui/price.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { NextButton, type NextStep } from './basket-summary.tsx'

type BasketBarProps = NextStep & { order: OrderTotalsFragment }

/** On phones and tablets the price and the link to checkout stay in sight at the lower edge. */
export function BasketBar({ order, onNext }: BasketBarProps) {
  const t = useTexts(basketTexts, 'summary')
  return (
    <div
      data-bar
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex items-center justify-between gap-4 rounded-t-panel bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-bar sm:-mx-6 sm:px-6 lg:hidden"
    >
      <p className="leading-tight">
        <span className="block text-[0.875rem] text-text-soft">{t('total')}</span>
        <span className="font-bold font-display text-[1.375rem] tabular-nums">
          <Price money={order.totals.grandTotal} />
        </span>
      </p>
      <NextButton onNext={onNext} isWide={false} />
    </div>
  )
}

import { basketTexts } from '#i18n/texts/basket.ts'
import type { OrderTotalsFragment } from '#storefront/graphql/generated/graphql.ts'
import { BottomBar, barAmount } from '#ui/bottom-bar.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { NextButton, type NextStep } from './basket-summary.tsx'

type BasketBarProps = NextStep & { order: OrderTotalsFragment }

/** On phones and tablets the price and the link to checkout stay in sight at the lower edge. */
export function BasketBar({ order, onNext }: BasketBarProps) {
  const t = useTexts(basketTexts, 'summary')
  return (
    <BottomBar onDesktop="gone" className="mt-6">
      <p className="leading-tight">
        <span className="block text-[0.875rem] text-text-soft">{t('total')}</span>
        <span className={barAmount}>
          <Price money={order.totals.grandTotal} />
        </span>
      </p>
      <NextButton onNext={onNext} isWide={false} />
    </BottomBar>
  )
}

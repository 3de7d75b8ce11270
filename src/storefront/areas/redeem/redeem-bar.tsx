import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { OpenRedeem } from './redeem-state.ts'

/** What is left to spend, or to be paid besides, stays in sight at the lower edge. */
export function RedeemBar({ redeem: { session, order } }: { redeem: OpenRedeem }) {
  const t = useTexts(redeemTexts, 'bar')
  const openModal = useModals()
  const isExtra = order.toPay.value > 0
  return (
    <div
      data-bar="wide"
      className="sticky bottom-0 z-10 -mx-4 mt-8 flex items-center justify-between gap-4 rounded-t-panel bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-bar sm:-mx-6 sm:px-6"
    >
      <p role="status" className="leading-tight">
        <span className="block text-[0.875rem] text-text-soft">
          {t(isExtra ? 'extra' : 'left')}
        </span>
        <span className="block font-bold font-display text-[1.375rem] tabular-nums">
          <Price money={isExtra ? order.toPay : session.remainingBalance} />
        </span>
        <span className="sr-only">{t('choice', { count: order.totalQuantity })}</span>
      </p>
      <Button
        variant={order.totalQuantity === 0 ? 'quiet' : 'primary'}
        onClick={() => openModal('redeemBasket', {})}
        className="max-sm:px-5!"
      >
        {order.totalQuantity === 0
          ? t('choice', { count: 0 })
          : `${t('open')} (${order.totalQuantity})`}
      </Button>
    </div>
  )
}

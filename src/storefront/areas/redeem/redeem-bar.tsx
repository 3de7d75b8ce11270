import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { BottomBar, barAmount } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { OpenRedeem } from './redeem-state.ts'

/** What is left to spend, or to be paid besides, stays in sight at the lower edge. */
export function RedeemBar({ redeem: { session, order } }: { redeem: OpenRedeem }) {
  const t = useTexts(redeemTexts, 'bar')
  const openModal = useModals()
  const isExtra = order.toPay.value > 0
  return (
    <BottomBar onDesktop="kept" className="mt-8">
      <p role="status" className="leading-tight">
        <span className="block text-[0.875rem] text-text-soft">
          {t(isExtra ? 'extra' : 'left')}
        </span>
        <span className={barAmount}>
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
    </BottomBar>
  )
}

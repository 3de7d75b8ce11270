import type { WireMoney } from '#i18n/formats.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { BottomBar, barAmount } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

type PayBoxProps = {
  /** Undefined while no amount for sale is chosen. */
  total: WireMoney | undefined
  /** Something is done with the press already. */
  isBusy: boolean
  /** The payment itself is on its way. */
  isPaying: boolean
  /** In sight on every part of a long page. */
  isInSight?: boolean
}

/** What is to be paid, and the one button that orders and pays. */
export function PayBox({ total, isBusy, isPaying, isInSight = false }: PayBoxProps) {
  const t = useTexts(paymentTexts, 'payment')
  const content = (
    <>
      <p className="leading-tight">
        <span className="block text-[0.9375rem]">{t('toPay')}</span>
        {total ? (
          <span className={barAmount}>
            <Price money={total} />
          </span>
        ) : (
          <span className="font-bold">{t('noTotal')}</span>
        )}
      </p>
      <Button
        type="submit"
        isLoading={isBusy}
        className={isInSight ? 'shrink-0 max-sm:px-5.5!' : 'max-sm:w-full'}
      >
        {t('orderAndPay')}
      </Button>
      <p role="status" className="sr-only">
        {isPaying && t('busy')}
      </p>
    </>
  )
  if (isInSight) return <BottomBar onDesktop="static">{content}</BottomBar>
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-surface-blush p-4 sm:p-5">
      {content}
    </div>
  )
}

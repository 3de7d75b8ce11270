import type { WireMoney } from '#i18n/formats.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { Button } from '#storefront/ui/button.tsx'
import { cx } from '#storefront/ui/class-names.ts'
import { Price } from '#storefront/ui/price.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

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
  const t = useTexts(checkoutTexts, 'payment')
  return (
    <div
      data-bar={isInSight ? 'wide' : undefined}
      className={cx(
        'flex items-center justify-between gap-x-6 gap-y-4 bg-surface-blush p-4 sm:p-5',
        isInSight
          ? 'sticky bottom-0 z-10 -mx-4 gap-x-3! py-3! shadow-bar sm:-mx-6 sm:px-6! lg:static lg:mx-0 lg:rounded-card lg:shadow-none'
          : 'mt-5 flex-wrap rounded-card',
      )}
    >
      <p className="leading-tight">
        <span className="block text-[0.9375rem]">{t('toPay')}</span>
        {total ? (
          <span
            className={cx(
              'font-bold font-display tabular-nums',
              isInSight ? 'text-[1.375rem] sm:text-[1.75rem]' : 'text-[1.75rem]',
            )}
          >
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
    </div>
  )
}

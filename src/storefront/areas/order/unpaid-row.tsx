import { orderMoneyTexts } from '#i18n/texts/order-money.ts'
import type { OrderPanelFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { MoneyAtHand } from './money-at-hand.tsx'
import { MoneyWentBack } from './money-went-back.tsx'
import { payAgainAddress } from './pay-again-address.ts'
import { TransferDetails } from './transfer-details.tsx'

/** An unpaid order: it waits for its payment, or was left. The giver can pay again, unless money of it is looked at. */
export function UnpaidRow({ order }: { order: OrderPanelFragment }) {
  const t = useTexts(orderMoneyTexts)
  const paths = usePaths()
  const isCanceled = order.status === 'CANCELED'
  if (order.received.length > 0) return <MoneyAtHand received={order.received} />
  if (order.wentBack.length > 0) return <MoneyWentBack order={order} />
  if (order.transfer) return <TransferDetails transfer={order.transfer} order={order} />
  return (
    <section className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-sun-soft p-5 sm:p-6">
      <div className="flex min-w-0 max-w-xl items-start gap-3.5">
        <Icon name={isCanceled ? 'info' : 'clock'} size={24} className="mt-0.5 text-warning-text" />
        <div>
          <h2 className="text-[1.25rem]">
            {isCanceled ? t('canceled.heading') : t('pendingRow.heading')}
          </h2>
          <p className="mt-1">{isCanceled ? t('canceled.text') : t('pendingRow.text')}</p>
        </div>
      </div>
      {order.isFullView && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {!isCanceled && (
            <Button variant="quiet" size="small" href={paths.processing(order.uuid)}>
              {t('pendingRow.check')}
            </Button>
          )}
          <Button size="small" href={payAgainAddress(paths, order.uuid)}>
            {t('canceled.again')}
          </Button>
        </div>
      )}
    </section>
  )
}

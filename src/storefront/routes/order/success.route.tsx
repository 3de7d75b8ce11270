import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { orderTexts } from '#i18n/texts/order.ts'
import { orderThanksTexts } from '#i18n/texts/order-thanks.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { OrderAccount } from '#storefront/areas/account/order-account.tsx'
import { type LastStep, StepIndicator } from '#storefront/areas/checkout/step-indicator.tsx'
import { loadOrder } from '#storefront/areas/order/load-order.ts'
import { OrderPanel } from '#storefront/areas/order/order-panel.tsx'
import { isAllForSelf, Thanks } from '#storefront/areas/order/thanks.tsx'
import { UnknownOrder } from '#storefront/areas/order/unknown-order.tsx'
import { RedeemResult } from '#storefront/areas/redeem/redeem-result.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { isOnItsWay, isUnpaid } from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { purchase } from '#storefront/parts/measurement/events.ts'
import { measuredOrder, measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useLiveData } from '#storefront/parts/page/use-live-data.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/success.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const uuid = new URL(request.url).searchParams.get('order') ?? ''
  const api = context.get(shopApi)
  const loaded = await loadOrder(api, uuid)
  if (loaded.order?.flow === 'ACTIVATION')
    throw redirect(pathsOf(api.language).activated(loaded.order.uuid))
  return data(loaded, { status: loaded.order ? 200 : 404 })
}

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  const { order, supportEmail } = loaderData
  const t = useTexts(orderThanksTexts)
  const titles: Record<LastStep, string> = {
    success: t('successTitle'),
    transfer: t('thanks.transfer'),
    unpaid: useTexts(orderTexts)('heading'),
  }
  const paths = usePaths()
  useLiveData(order !== undefined && isOnItsWay(order))
  useEffect(() => void refreshBasketCount(), [])
  useMeasured(order && !isUnpaid(order) ? order.uuid : undefined, () => {
    if (order && measureOnce('orders', order.uuid))
      purchase(order.referenceNumber, measuredOrder(order))
  })
  if (!order) return <UnknownOrder />
  return (
    <Page>
      <PageMeta title={titles[lastStepOf(order)]} isPrivate />
      {order.lines.length > 1 ? (
        <StepIndicator
          current={lastStepOf(order)}
          hasShipping={order.lines.some(({ variationType }) => variationType === 'PHYSICAL')}
        />
      ) : (
        // One gift is ordered on one page, and walks no steps.
        <div className="h-6 sm:h-10" />
      )}
      <Thanks order={order} />
      <OrderAccount order={order} />
      <RedeemResult />
      <OrderPanel order={order} supportEmail={supportEmail} />
      <p className="mt-10 flex flex-wrap justify-center gap-3 print:hidden">
        <Button href={paths.giftCards()}>{t(isAllForSelf(order) ? 'moreOwn' : 'more')}</Button>
        <Button variant="quiet" href={paths.order(order.uuid)}>
          {t('toOrder')}
        </Button>
      </p>
    </Page>
  )
}

type Order = NonNullable<Route.ComponentProps['loaderData']['order']>

function lastStepOf(order: Order): LastStep {
  if (!isUnpaid(order)) return 'success'
  return order.transfer ? 'transfer' : 'unpaid'
}

import { data } from 'react-router'
import { activationTexts } from '#i18n/texts/activation.ts'
import { ActivatedOrder } from '#storefront/areas/activation/activated-order.tsx'
import { loadOrder } from '#storefront/areas/order/load-order.ts'
import { MoneyAtHand } from '#storefront/areas/order/money-at-hand.tsx'
import { MoneyWentBack } from '#storefront/areas/order/money-went-back.tsx'
import { TransferDetails } from '#storefront/areas/order/transfer-details.tsx'
import { UnknownOrder } from '#storefront/areas/order/unknown-order.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { isOnItsWay, isUnpaid } from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { purchase } from '#storefront/parts/measurement/events.ts'
import { measuredOrder, measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useLiveData } from '#storefront/parts/page/use-live-data.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/activated.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const uuid = new URL(request.url).searchParams.get('order') ?? ''
  const loaded = await loadOrder(context.get(shopApi), uuid)
  const order = loaded.order?.flow === 'ACTIVATION' ? loaded.order : undefined
  return data({ order }, { status: order ? 200 : 404 })
}

type Order = NonNullable<Awaited<ReturnType<typeof loadOrder>>['order']>

function ActivatedHead({ order }: { order: Order }) {
  if (order.received.length > 0) return <MoneyAtHand received={order.received} level="h1" />
  if (order.wentBack.length > 0) return <MoneyWentBack order={order} level="h1" />
  return <ActivatedOrder order={order} />
}

export default function ActivatedRoute({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTexts(activationTexts, 'done')
  useLiveData(order !== undefined && isOnItsWay(order))
  useMeasured(order && !isUnpaid(order) ? order.uuid : undefined, () => {
    if (order && measureOnce('orders', order.uuid))
      purchase(order.referenceNumber, measuredOrder(order))
  })
  if (!order) return <UnknownOrder />
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      <ActivatedHead order={order} />
      {order.transfer && <TransferDetails transfer={order.transfer} order={order} />}
    </Page>
  )
}

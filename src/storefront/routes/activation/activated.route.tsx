import { data } from 'react-router'
import { activationTexts } from '#i18n/texts/activation.ts'
import { isOnItsWay, isUnpaid } from '#storefront/areas/order/delivery-stage.ts'
import { loadOrder } from '#storefront/areas/order/load-order.ts'
import { UnknownOrder } from '#storefront/areas/order/unknown-order.tsx'
import type { OrderViewFragment } from '#storefront/graphql/generated/graphql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { purchase } from '#storefront/parts/measurement/events.ts'
import { measuredOrder, measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useLiveData } from '#storefront/parts/page/use-live-data.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { Route } from './+types/activated.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const uuid = new URL(request.url).searchParams.get('order') ?? ''
  const loaded = await loadOrder(context.get(shopApi), uuid)
  const order = loaded.order?.flow === 'ACTIVATION' ? loaded.order : undefined
  return data({ order }, { status: order ? 200 : 404 })
}

export default function ActivatedRoute({ loaderData: { order } }: Route.ComponentProps) {
  const t = useTexts(activationTexts, 'done')
  const paths = usePaths()
  useLiveData(order !== undefined && isOnItsWay(order))
  useMeasured(order && !isUnpaid(order) ? order.uuid : undefined, () => {
    if (order && measureOnce('orders', order.uuid))
      purchase(order.referenceNumber, measuredOrder(order))
  })
  if (!order) return <UnknownOrder />
  return (
    <Page>
      <PageMeta title={t('pageTitle')} isPrivate />
      <section className="mt-6 rounded-panel bg-surface-blush px-5 py-9 sm:mt-10 sm:px-10 sm:py-12">
        <h1 className="text-heading-1">{t('heading')}</h1>
        <p role="status" className="mt-3 max-w-prose text-[1.125rem]">
          {t(stageOf(order))}
        </p>
        <p className="mt-1 wrap-anywhere">{t('mailTo', { email: order.email })}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <Button href={paths.order(order.uuid)} className="max-sm:w-full">
            {t('receipt')}
          </Button>
          <Button variant="quiet" href={paths.activation()} className="max-sm:w-full">
            {t('another')}
          </Button>
        </p>
      </section>
    </Page>
  )
}

function stageOf(order: OrderViewFragment) {
  if (isUnpaid(order)) return 'unpaid'
  if (order.state === 'inReview') return 'review'
  if (order.status === 'COMPLETED') return 'active'
  return order.status === 'CANCELED' ? 'back' : 'activating'
}

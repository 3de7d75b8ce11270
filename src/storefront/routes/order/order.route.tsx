import { data } from 'react-router'
import { orderTexts } from '#i18n/texts/order.ts'
import { askedPage } from '#kernel/page-of-list.ts'
import { OrderAccount } from '#storefront/areas/account/order-account.tsx'
import { loadOrder } from '#storefront/areas/order/load-order.ts'
import { OpenByLink } from '#storefront/areas/order/open-by-link.tsx'
import { OrderPanel } from '#storefront/areas/order/order-panel.tsx'
import { UnknownOrder } from '#storefront/areas/order/unknown-order.tsx'
import { UnpaidRow } from '#storefront/areas/order/unpaid-row.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { isOnItsWay, isUnpaid } from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useLiveData } from '#storefront/parts/page/use-live-data.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/order.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = askedPage(new URL(request.url).searchParams.get('pagina'))
  const loaded = await loadOrder(context.get(shopApi), params.uuid, page)
  return data(loaded, { status: loaded.order ? 200 : 404 })
}

export default function OrderRoute({ loaderData: { order, supportEmail } }: Route.ComponentProps) {
  const t = useTexts(orderTexts)
  useLiveData(order !== undefined && isOnItsWay(order))
  if (!order) return <UnknownOrder />
  return (
    <Page>
      <PageMeta title={t('pageTitle', { number: order.referenceNumber })} isPrivate />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 pb-6 sm:pt-10">
        <h1 className="text-heading-1">{t('heading')}</h1>
        <strong className="rounded-full bg-surface-gray px-3.5 py-1 text-[0.9375rem]">
          {t(`status.${order.isUndelivered ? 'UNDELIVERED' : order.status}`)}
        </strong>
      </header>
      <OpenByLink orderUuid={order.uuid} />
      {isUnpaid(order) && <UnpaidRow order={order} />}
      <OrderPanel order={order} supportEmail={supportEmail} />
      <OrderAccount order={order} />
    </Page>
  )
}

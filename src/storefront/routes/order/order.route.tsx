import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { correctAddress } from '#storefront/components/order/correct-address.ts'
import { isOnItsWay, isUnpaid } from '#storefront/components/order/delivery-look.ts'
import { loadOrder } from '#storefront/components/order/load-order.ts'
import { OrderView } from '#storefront/components/order/order-view.tsx'
import { UnknownOrder } from '#storefront/components/order/unknown-order.tsx'
import { UnpaidRow } from '#storefront/components/order/unpaid-row.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { useLiveData } from '#storefront/components/use-live-data.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import type { Route } from './+types/order.route'

export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadOrder(context.get(shopApi), params.uuid)
  return data(loaded, { status: loaded.order ? 200 : 404 })
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  correctAddress(context.get(shopApi), await request.formData())

export default function OrderRoute({ loaderData: { order, supportEmail } }: Route.ComponentProps) {
  const t = useTranslations('order')
  useLiveData(order !== undefined && isOnItsWay(order))
  if (!order) return <UnknownOrder />
  return (
    <Page>
      <PageMeta title={t('pageTitle', { number: order.referenceNumber })} isPrivate />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 pb-6 sm:pt-10">
        <h1 className="text-heading-1">{t('heading')}</h1>
        <strong className="rounded-full bg-surface-gray px-3.5 py-1 text-[0.9375rem]">
          {t(`status.${order.status}`)}
        </strong>
      </header>
      {isUnpaid(order) && <UnpaidRow order={order} />}
      <OrderView order={order} supportEmail={supportEmail} />
    </Page>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderByReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { Skeleton } from '#storefront/ui/skeleton.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { OrderByReceiver } from './order-by-receiver.tsx'

type OrderOverviewWindowProps = {
  /** Of an order whose payment is tried again; undefined: the basket. */
  orderUuid?: string | undefined
  onClosed: () => void
  /** The ways on. */
  children: ReactNode
}

/** All that is ordered, asked for when the window opens: as it is now, whichever window changed it. */
export function OrderOverviewWindow({ orderUuid, onClosed, children }: OrderOverviewWindowProps) {
  const t = useTexts(orderOverviewTexts)
  const [order, setOrder] = useState<OrderByReceiverFragment | 'none' | 'failed'>()
  useEffect(() => {
    let isWanted = true
    callShop(OrderOverviewDocument, orderUuid === undefined ? {} : { orderUuid })
      .then(({ cartV2 }) => isWanted && setOrder(cartV2 ?? 'none'))
      .catch(() => isWanted && setOrder('failed'))
    return () => {
      isWanted = false
    }
  }, [orderUuid])
  return (
    <Modal title={t('title')} size="wide" onClosed={onClosed}>
      {order === undefined && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} shape="line" />
          ))}
        </div>
      )}
      {order === 'none' && <p>{t('none')}</p>}
      {order === 'failed' && <MessageRow tone="error">{t('failed')}</MessageRow>}
      {typeof order === 'object' && <OrderByReceiver order={order} />}
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </Modal>
  )
}

const OrderOverviewDocument = graphql(`
  query OrderOverview($userData: UserData!, $orderUuid: String) {
    cartV2(userData: $userData, orderUuid: $orderUuid) { ...OrderByReceiver }
  }
`)

import { type ReactNode, useEffect, useState } from 'react'
import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderInWindowFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'

type OrderWindowProps = {
  orderUuid: string
  title: string
  onClosed: () => void
  children: (order: OrderInWindowFragment) => ReactNode
}

/** One order over the page, asked for when the window opens: as it is now. */
export function OrderWindow({ orderUuid, title, onClosed, children }: OrderWindowProps) {
  const t = useTexts(orderWindowTexts)
  const [order, setOrder] = useState<OrderInWindowFragment | 'none' | 'failed'>()
  useEffect(() => {
    let isWanted = true
    callShop(OrderInWindowDocument, { uuid: orderUuid })
      .then((answer) => isWanted && setOrder(answer.order.order ?? 'none'))
      .catch(() => isWanted && setOrder('failed'))
    return () => {
      isWanted = false
    }
  }, [orderUuid])
  return (
    <Modal title={title} size="wide" onClosed={onClosed}>
      {order === undefined && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} shape="line" />
          ))}
        </div>
      )}
      {order === 'none' && <p>{t('none')}</p>}
      {order === 'failed' && <MessageRow tone="error">{t('failed')}</MessageRow>}
      {typeof order === 'object' && <div className="grid gap-6">{children(order)}</div>}
    </Modal>
  )
}

const OrderInWindowDocument = graphql(`
  query OrderInWindow($userData: UserData!, $uuid: String!) {
    order(userData: $userData, uuid: $uuid, page: 1) {
      order { ...OrderInWindow }
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment OrderInWindow on PlacedOrder {
    uuid
    isFullView
    status
    receivers { id name email isForSelf }
    billingAddress { ...OrderBilling }
    documents { number }
    ...OrderFacts
    ...OrderDocuments
    ...OrderLines
  }
`)

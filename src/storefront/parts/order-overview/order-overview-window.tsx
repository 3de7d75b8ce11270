import { type ReactNode, useEffect, useState } from 'react'
import { orderOverviewTexts } from '#i18n/texts/order-overview.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderOverviewQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { AwaitedTransfers } from '#storefront/parts/awaited-transfers/awaited-transfers.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.ts'
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
  const [asked, setAsked] = useState<OrderOverviewQuery | 'failed'>()
  useEffect(() => {
    let isWanted = true
    callShop(OrderOverviewDocument, orderUuid === undefined ? {} : { orderUuid })
      .then((answer) => isWanted && setAsked(answer))
      .catch(() => isWanted && setAsked('failed'))
    return () => {
      isWanted = false
    }
  }, [orderUuid])
  return (
    <Modal title={t('title')} size="wide" onClosed={onClosed}>
      {asked === undefined && (
        <div role="status" aria-label={t('loading')} className="grid gap-3">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} shape="line" />
          ))}
        </div>
      )}
      {asked === 'failed' && <MessageRow tone="error">{t('failed')}</MessageRow>}
      {typeof asked === 'object' && (
        <>
          {orderUuid === undefined && <AwaitedTransfers transfers={asked.awaitedTransfers} />}
          {asked.cartV2 ? <OrderByReceiver order={asked.cartV2} /> : <p>{t('none')}</p>}
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </Modal>
  )
}

const OrderOverviewDocument = graphql(`
  query OrderOverview($userData: UserData!, $orderUuid: String) {
    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) { ...OrderByReceiver }
    awaitedTransfers(userData: $userData) { ...AwaitedTransfer }
  }
`)

import { orderWindowTexts } from '#i18n/texts/order-window.ts'
import type { OrderInWindowFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { OrderBilling } from './order-billing.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderWindow } from './order-window.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    orderDetails: OrderDetailsModalProps
  }
}

export type OrderDetailsModalProps = { orderUuid: string }

/** What somebody needs for their books: the facts, what it cost, and the invoice as a file (SPEC §2). */
export function OrderDetailsModal({ orderUuid, onClosed }: OrderDetailsModalProps & Closable) {
  const t = useTexts(orderWindowTexts)
  return (
    <OrderWindow orderUuid={orderUuid} title={t('details')} onClosed={onClosed}>
      {(order) => <OrderDetails order={order} />}
    </OrderWindow>
  )
}

export function OrderDetails({ order }: { order: OrderInWindowFragment }) {
  const t = useTexts(orderWindowTexts)
  return (
    <>
      <OrderFacts order={order} />
      {order.documents.length > 0 ? (
        <OrderDocuments order={order} />
      ) : (
        <p>
          {order.isFullView
            ? t(`noDocuments.${order.billingAddress ? 'invoice' : 'receipt'}`)
            : t('masked')}
        </p>
      )}
      {order.billingAddress && <OrderBilling billing={order.billingAddress} />}
      <OrderLines order={order} />
    </>
  )
}

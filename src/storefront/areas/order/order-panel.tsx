import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderPanelFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AskOrderLink } from './ask-order-link.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderBilling } from './order-billing.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderReceivers } from './order-receivers.tsx'
import { WithdrawLink } from './withdraw-link.tsx'

type OrderPanelProps = { order: OrderPanelFragment; supportEmail: string }

/** A placed order: who gets what and how far it is, what it cost, and its number. */
export function OrderPanel({ order, supportEmail }: OrderPanelProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-10">
      <div className="grid h-fit min-w-0 gap-8">
        {!order.isFullView && <AskOrderLink orderUuid={order.uuid} />}
        {order.receivers.length > 0 && <OrderReceivers order={order} supportEmail={supportEmail} />}
        {order.canBeRepeated && <OrderAgain order={order} />}
        {order.flow === 'ACTIVATION' && <ActivatedLink orderUuid={order.uuid} />}
        <OrderFacts order={order} />
        {order.billingAddress && <OrderBilling billing={order.billingAddress} />}
        {order.documents.length > 0 && <OrderDocuments order={order} />}
        {!order.billingAddress?.companyName && <WithdrawLink order={order} />}
      </div>
      <OrderLines order={order} />
    </div>
  )
}

/** What becomes of a card that gets its value has a page of its own. */
function ActivatedLink({ orderUuid }: { orderUuid: string }) {
  const t = useTexts(orderTexts)
  return (
    <p className="print:hidden">
      <Link href={usePaths().activated(orderUuid)}>{t('toCard')}</Link>
    </p>
  )
}

graphql(`
  fragment OrderPanel on PlacedOrder {
    uuid
    flow
    orderType
    paymentMethod
    status
    state
    isUndelivered
    billingAddress { companyName ...OrderBilling }
    receivers { isForSelf }
    ...OrderFacts
    email
    isFullView
    offersAccount
    canBeRepeated
    ...OrderAgain
    ...OrderDocuments
    transfer { ...TransferDetails }
    received { ...MoneyAtHand }
    wentBack { ...MoneyWentBack }
    ...OrderReceivers
    ...OrderLines
  }
`)

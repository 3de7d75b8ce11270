import { formatDay } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderViewFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { OrderBilling } from './order-billing.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderReceivers } from './order-receivers.tsx'

type OrderViewProps = { order: OrderViewFragment; supportEmail: string }

/** A placed order: who gets what and how far it is, what it cost, and its number. */
export function OrderView({ order, supportEmail }: OrderViewProps) {
  const t = useTexts(orderTexts)
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-10">
      <div className="grid h-fit min-w-0 gap-8">
        {!order.isFullView && <MessageRow tone="gray">{t('masked')}</MessageRow>}
        {order.receivers.length > 0 && <OrderReceivers order={order} supportEmail={supportEmail} />}
        <Facts order={order} />
        {order.billingAddress && <OrderBilling billing={order.billingAddress} />}
        {order.documents.length > 0 && <OrderDocuments order={order} />}
      </div>
      <OrderLines order={order} />
    </div>
  )
}

function Facts({ order }: { order: OrderViewFragment }) {
  const t = useTexts(orderTexts)
  const locale = useLanguage()
  const { paymentMethod, customerReference } = order
  const facts = [
    { term: t('reference'), value: order.referenceNumber },
    { term: t('orderedOn'), value: formatDay(locale, order.orderedOn) },
    ...(paymentMethod
      ? [
          {
            term: t('paidWith'),
            value: findPaymentMethod(paymentMethod)?.name[locale] ?? paymentMethod,
          },
        ]
      : []),
    { term: t('contact'), value: order.contactPerson },
    ...(customerReference ? [{ term: t('customerReference'), value: customerReference }] : []),
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card p-5 ring-[1.5px] ring-line ring-inset sm:p-6">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-[0.875rem] text-text-soft">{term}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

graphql(`
  fragment OrderView on PlacedOrder {
    uuid
    referenceNumber
    status
    state
    orderedOn
    paymentMethod
    contactPerson
    customerReference
    billingAddress {
      firstName
      lastName
      companyName
      kvkNumber
      vatNumber
      invoiceEmail
      countryCode
      postCode
      houseNumber
      suffix
      street
      addressLine1
      addressLine2
      city
      administrativeArea
    }
    email
    isFullView
    ...OrderDocuments
    transfer { ...TransferDetails }
    ...OrderReceivers
    ...OrderLines
  }
`)

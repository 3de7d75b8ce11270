import { formatDay } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { nameOfMethod } from '#kernel/payment-methods.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderFactsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** What an order is known by: its number, its day, how it was paid, by whom. */
export function OrderFacts({ order }: { order: OrderFactsFragment }) {
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
            value: nameOfMethod(paymentMethod)?.[locale] ?? paymentMethod,
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
  fragment OrderFacts on PlacedOrder {
    referenceNumber
    orderedOn
    paymentMethod
    contactPerson
    customerReference
  }
`)

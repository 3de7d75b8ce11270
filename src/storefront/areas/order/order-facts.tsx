import { formatDay, formatMoney } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import type { Language } from '#kernel/language.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderFactsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What an order is known by: its number, its day, how it was paid, by whom. */
export function OrderFacts({ order }: { order: OrderFactsFragment }) {
  const t = useTexts(orderTexts)
  const locale = useLanguage()
  const { paidWith, contactPerson, customerReference } = order
  const facts = [
    { term: t('reference'), value: order.referenceNumber },
    { term: t('orderedOn'), value: formatDay(locale, order.orderedOn) },
    ...(paidWith.length > 0 ? [{ term: t('paidWith'), value: sayParts(locale, paidWith) }] : []),
    ...(contactPerson ? [{ term: t('contact'), value: contactPerson }] : []),
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

/** Each part with its amount, where there are several. */
const sayParts = (locale: Language, parts: OrderFactsFragment['paidWith']): string =>
  parts.length === 1
    ? (parts[0]?.title ?? '')
    : parts.map(({ title, price }) => `${title} ${formatMoney(locale, price)}`).join(' + ')

graphql(`
  fragment OrderFacts on PlacedOrder {
    referenceNumber
    orderedOn
    paidWith { title price { currency value } }
    contactPerson
    customerReference
  }
`)

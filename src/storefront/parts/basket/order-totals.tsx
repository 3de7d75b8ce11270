import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderTotalsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Every amount that is charged; no later step adds any. */
export function OrderTotals({ order }: { order: OrderTotalsFragment }) {
  const t = useTexts(basketTexts, 'summary')
  const locale = useLanguage()
  const { digitalTotal, donationTotal, packTotal, physicalTotal } = order.groupedTotals
  const cards = withoutThese(digitalTotal, donationTotal)
  const posted = withoutThese(physicalTotal, packTotal)
  const { adjustments, grandTotal, grandTotalWithoutTax } = order.totals
  const vat = { ...grandTotal, value: grandTotal.value - grandTotalWithoutTax.value }
  return (
    <dl className="grid gap-2.5 tabular-nums">
      {cards.qty > 0 && <Row term={t('digital', { count: cards.qty })} money={cards.price} />}
      {donationTotal.qty > 0 && (
        <Row term={t('donations', { count: donationTotal.qty })} money={donationTotal.price} />
      )}
      {posted.qty > 0 && <Row term={t('physical', { count: posted.qty })} money={posted.price} />}
      {packTotal.qty > 0 && (
        <Row
          term={t('packs', { count: packTotal.qty, size: cardsInPack })}
          money={packTotal.price}
        />
      )}
      {adjustments.map((adjustment) => (
        <Row
          key={`${adjustment.adjustmentType}-${adjustment.title}`}
          term={adjustment.title}
          money={adjustment.price}
        />
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4 font-bold">
        <dt className="text-[1.0625rem]">{t('total')}</dt>
        <dd className="font-display text-[1.625rem] leading-none tracking-tight">
          <Price money={grandTotal} />
        </dd>
      </div>
      {vat.value > 0 && (
        <div className="text-[0.875rem] text-text-soft">
          <dt className="sr-only">{t('vatTerm')}</dt>
          <dd>{t('vat', { amount: formatMoney(locale, vat) })}</dd>
        </div>
      )}
    </dl>
  )
}

type Group = OrderTotalsFragment['groupedTotals']['physicalTotal']

/** What is left of a group when what has a line of its own is taken out. */
const withoutThese = (all: Group, own: Group): Group => ({
  qty: all.qty - own.qty,
  price: { ...all.price, value: all.price.value - own.price.value },
})

type RowProps = { term: string; money: OrderTotalsFragment['totals']['grandTotal'] }

const Row = ({ term, money }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{term}</dt>
    <dd>
      <Price money={money} />
    </dd>
  </div>
)

graphql(`
  fragment OrderTotals on GiftcardOrder {
    groupedTotals {
      digitalTotal { qty price { currency value } }
      donationTotal { qty price { currency value } }
      packTotal { qty price { currency value } }
      physicalTotal { qty price { currency value } }
    }
    totals {
      subTotal { currency value }
      grandTotalWithoutTax { currency value }
      grandTotal { currency value }
      adjustments { title adjustmentType price { currency value } }
    }
  }
`)

import { formatMoney } from '#i18n/formats.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { onAccountMethod } from '#kernel/payment-methods.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderLinesFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { cx } from '#ui/class-names.ts'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What was ordered and charged; the sum of what stands here is what was paid. */
export function OrderLines({ order }: { order: OrderLinesFragment }) {
  const t = useTexts(orderTexts)
  const { lines, adjustments, total, totalWithoutTax, refunded } = order
  const isOnAccount = order.paymentMethod === onAccountMethod.id
  const vat = { ...total, value: total.value - totalWithoutTax.value }
  return (
    <section
      aria-labelledby="order-lines"
      className="h-fit rounded-panel bg-surface-warm p-5 sm:p-7 print:bg-surface print:p-0"
    >
      <h2 id="order-lines" className="mb-5 text-[1.375rem]">
        {t('lines')}
      </h2>
      <ul className="mb-5 grid gap-4 border-line border-b pb-5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same gift goes to two of one name, all the more where names are masked.
          <Line key={index} line={line} />
        ))}
      </ul>
      <dl className="grid gap-2.5 tabular-nums">
        {adjustments.map(({ title, price }) => (
          <Row key={title} term={title} money={price} />
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-1 font-bold">
          <dt>{t('total')}</dt>
          <dd className="font-display text-[1.5rem] leading-none tracking-tight">
            <Price money={total} />
          </dd>
        </div>
        {vat.value > 0 && (
          <>
            <Row term={t('vat')} money={vat} className={vatClass} />
            <Row term={t('withoutVat')} money={totalWithoutTax} className={`-mt-1.5 ${vatClass}`} />
          </>
        )}
        {refunded && refunded.value > 0 && (
          <Row
            term={t(isOnAccount ? 'credited' : 'refunded')}
            money={refunded}
            className="border-line border-t pt-2.5 font-semibold"
          />
        )}
      </dl>
    </section>
  )
}

type OrderLine = OrderLinesFragment['lines'][number]

function Line({ line }: { line: OrderLine }) {
  const t = useTexts(orderTexts)
  const locale = useLanguage()
  return (
    <li className="grid grid-cols-[4.75rem_1fr_auto] items-center gap-3.5">
      <CardStage size="small" backgroundColor={line.backgroundColor}>
        <CardArt image={{ url: line.image.url, alt: '' }} showShadow={false} isUrgent />
      </CardStage>
      <p className="min-w-0 leading-snug">
        <span className="block wrap-anywhere font-semibold">{line.title}</span>
        <span className="block wrap-anywhere text-[0.875rem] text-text-soft">
          {t('line', {
            count: line.quantity,
            amount: formatMoney(locale, line.unitPrice, 'short'),
          })}
        </span>
        <span className="block wrap-anywhere text-[0.875rem] text-text-soft">
          {line.receiverTitle}
        </span>
        {line.wrappings.length > 0 && (
          <span className="block text-[0.875rem] text-text-soft">{line.wrappings.join(' + ')}</span>
        )}
      </p>
      <p className="tabular-nums">
        <Price money={line.total} />
      </p>
    </li>
  )
}

/** It belongs to the total above it. */
const vatClass = 'text-[0.875rem] text-text-soft'

type RowProps = { term: string; money: OrderLine['total']; className?: string | undefined }

const Row = ({ term, money, className }: RowProps) => (
  <div className={cx('flex items-baseline justify-between gap-4', className)}>
    <dt>{term}</dt>
    <dd>
      <Price money={money} />
    </dd>
  </div>
)

graphql(`
  fragment OrderLines on PlacedOrder {
    lines {
      variationType
      title
      quantity
      unitPrice { currency value }
      total { currency value }
      image { url }
      backgroundColor
      receiverTitle
      isDonation
      wrappings
    }
    adjustments { title adjustmentType price { currency value } }
    total { currency value }
    totalWithoutTax { currency value }
    paymentMethod
    refunded { currency value }
  }
`)

import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { QuoteLinesFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

type QuoteLinesProps = { quote: QuoteLinesFragment; total: WireMoney }

/** Lines of a quote, with its total. */
export function QuoteLines({ quote, total }: QuoteLinesProps) {
  const t = useTexts(quoteTexts, 'quote')
  return (
    <section
      aria-labelledby="quote-lines"
      className="min-w-0 rounded-panel bg-surface-blush px-4 py-6 sm:px-8 sm:py-8"
    >
      <h2 id="quote-lines" className="text-[1.375rem]">
        {t('lines')}
      </h2>
      <ul className="mt-4 divide-y divide-line-blush">
        {quote.lines.map((line) => (
          <li
            key={`${line.title} ${line.form} ${line.isForList} ${line.price.value}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">{line.title}</span>
              <LineFacts line={line} receiverCount={quote.receiverCount} />
            </span>
            <span className="font-bold">
              <Price money={line.total} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 border-line-blush border-t pt-4">
        <div className="flex justify-between gap-6 text-[1.1875rem]">
          <dt className="font-bold">{t('total')}</dt>
          <dd className="font-bold">
            <Price money={total} />
          </dd>
        </div>
        {quote.vat && (
          <div className="flex justify-between gap-6 text-text-soft">
            <dt>{t('vat')}</dt>
            <dd>
              <Price money={quote.vat} />
            </dd>
          </div>
        )}
      </dl>
      {quote.note && (
        <div className="mt-6 rounded-card bg-surface p-4">
          <h3 className="text-[1rem]">{t('note')}</h3>
          <p className="wrap-anywhere mt-1.5 whitespace-pre-line">{quote.note}</p>
        </div>
      )}
    </section>
  )
}

type Line = QuoteLinesFragment['lines'][number]

/** How many of a gift, at what price, and how they arrive. */
function LineFacts({ line, receiverCount }: { line: Line; receiverCount: number }) {
  const t = useTexts(quoteTexts, 'quote')
  const language = useLanguage()
  if (line.form === null) return null
  return (
    <span className="block text-[0.9375rem] text-text-soft">
      {[
        `${line.quantity} × ${formatMoney(language, line.price)}`,
        t(line.form),
        ...(line.isForList ? [t('toList', { count: receiverCount })] : []),
      ].join(', ')}
    </span>
  )
}

graphql(`
  fragment QuoteLines on Quote {
    receiverCount
    note
    vat { currency value }
    lines {
      title
      quantity
      form
      isForList
      price { currency value }
      total { currency value }
    }
  }
`)

import { useEffect, useRef } from 'react'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay } from '#i18n/formats.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { quoteFile } from '#kernel/quote-file.ts'
import { quoteLastDay } from '#kernel/quote-last-day.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { QuotePageFragment } from '#storefront/graphql/generated/graphql.ts'
import { AwaitedTransfers } from '#storefront/parts/awaited-transfers/awaited-transfers.tsx'
import { onceModalsAreClosed } from '#storefront/parts/page/use-focus-on-page.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { QuoteLines } from './quote-lines.tsx'

type QuotePageProps = {
  token: string
  quote: QuotePageFragment
  /** Accepts or declines it, while that can be done. */
  accept: Elements
}

/**
 * A quote as its private link shows it: how it stands, what it says, and what can be done with it.
 */
export function QuotePage({ token, quote, accept }: QuotePageProps) {
  const t = useTexts(quoteTexts, 'quote')
  const paths = usePaths()
  const { number, companyName: company, contactName: name, orderUuid, state } = quote
  const isEnded = state === 'DECLINED' || state === 'WITHDRAWN' || state === 'LAPSED'
  return (
    <>
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="text-heading-1">
          {t.rich('heading', {
            number,
            whole: (part) => <span className="whitespace-nowrap">{part}</span>,
          })}
        </h1>
        <p className="wrap-anywhere mt-2 text-text-soft">{t('for', { company, name })}</p>
        <QuoteStanding quote={quote} />
        <p className="mt-5 flex flex-wrap gap-3">
          {orderUuid && <Button href={paths.order(orderUuid)}>{t('toOrder')}</Button>}
          {isEnded && <Button href={paths.quoteRequest()}>{t('askNew')}</Button>}
          {quote.version > 0 && (
            <Button variant="quiet" href={`${paths.quote(token)}${quoteFile}`} isFullLoad>
              {t('download')}
            </Button>
          )}
        </p>
      </header>
      {quote.state === 'SENT' && <AwaitedTransfers transfers={quote.awaitedTransfers} />}
      {quote.total && (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
          <QuoteLines quote={quote} total={quote.total} />
          {accept}
        </div>
      )}
    </>
  )
}

/** Takes the focus when the quote ends on this page: the form that had it is gone. */
function QuoteStanding({ quote }: Pick<QuotePageProps, 'quote'>) {
  const t = useTexts(quoteTexts, 'quote.state')
  const language = useLanguage()
  const sentence = useRef<HTMLParagraphElement>(null)
  const shown = useRef(quote.state)
  useEffect(() => {
    if (shown.current === quote.state) return
    shown.current = quote.state
    return onceModalsAreClosed(() => sentence.current?.focus())
  }, [quote.state])
  const { state, dueAt, validUntil } = quote
  const day = validUntil === null ? '' : formatDay(language, quoteLastDay(validUntil))
  return (
    <p
      ref={sentence}
      role="status"
      tabIndex={-1}
      className="mt-3 max-w-[58ch] text-[1.125rem] outline-none"
    >
      {t(state, { day, moment: formatMoment(language, dueAt) })}
    </p>
  )
}

graphql(`
  fragment QuotePage on Quote {
    number
    state
    companyName
    contactName
    dueAt
    version
    validUntil
    orderUuid
    total { currency value }
    awaitedTransfers { ...AwaitedTransfer }
    ...QuoteLines
  }
`)

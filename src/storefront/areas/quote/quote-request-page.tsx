import { useState } from 'react'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { useTexts } from '#ui/use-texts.ts'
import { QuoteAsked } from './quote-asked.tsx'
import type { QuotePrefill } from './quote-prefill.ts'
import { QuoteRequestForm } from './quote-request-form.tsx'
import type { AskedRequest } from './use-quote-request.ts'

type QuoteRequestPageProps = {
  prefill: QuotePrefill
  postsTo: readonly string[]
  supportEmail: string
}

/** The form, or the answer to it, and beside it what happens next. */
export function QuoteRequestPage(props: QuoteRequestPageProps) {
  const [asked, setAsked] = useState<AskedRequest>()
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 rounded-panel bg-surface-blush px-3 pt-3 pb-8 sm:px-9 sm:py-10 lg:grid-cols-[1.6fr_1fr]">
      <div className="min-w-0 rounded-panel bg-surface px-4 py-5 shadow-soft sm:px-8 sm:py-8">
        {asked ? (
          <QuoteAsked asked={asked} onAgain={() => setAsked(undefined)} />
        ) : (
          <QuoteRequestForm {...props} onAsked={setAsked} />
        )}
      </div>
      <HowItWorks />
    </div>
  )
}

const steps = ['one', 'two', 'three'] as const

function HowItWorks() {
  const t = useTexts(quoteTexts, 'aside')
  return (
    <section aria-labelledby="how-quotes-work" className="max-sm:px-3 lg:sticky lg:top-10">
      <h2 id="how-quotes-work" className="text-[1.375rem]">
        {t('title')}
      </h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-5">
        {steps.map((step) => (
          <li key={step} className="max-w-[52ch] pl-1">
            {t(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}

import { formatMoment } from '#i18n/format-moment.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { AskedRequest } from './use-quote-request.ts'

type QuoteAskedProps = { asked: AskedRequest; onAgain: () => void }

/** Says that the request arrived: its number, and until when it is answered. */
export function QuoteAsked({ asked, onAgain }: QuoteAskedProps) {
  const t = useTexts(quoteTexts, 'asked')
  const language = useLanguage()
  const { number, dueAt, email } = asked
  return (
    <div role="status">
      <h2 ref={takeFocus} tabIndex={-1} className="text-heading-2 outline-none">
        {t('heading')}
      </h2>
      <p className="mt-3 text-[1.125rem]">
        {t('text', { number, due: formatMoment(language, dueAt) })}
      </p>
      <p className="wrap-anywhere mt-1.5 text-text-soft">{t('mailed', { email })}</p>
      <Button variant="quiet" onClick={onAgain} className="mt-6 max-sm:w-full">
        {t('again')}
      </Button>
    </div>
  )
}

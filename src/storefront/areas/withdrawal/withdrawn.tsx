import { formatMoment } from '#i18n/format-moment.ts'
import { callOffTexts } from '#i18n/texts/call-off.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type WithdrawnProps = {
  /** The moment that counts. */
  statedOn: string
  supportEmail: string
}

/** The withdrawal is in: when that was, and what comes by mail. */
export function Withdrawn({ statedOn, supportEmail }: WithdrawnProps) {
  const t = useTexts(callOffTexts, 'withdraw.done')
  const when = formatMoment(useLanguage(), statedOn)
  return (
    <div role="status">
      <h2 className="mb-3 text-heading-2">{t('heading')}</h2>
      <p className="text-[1.0625rem]">{t('text', { when })}</p>
      <p className="mt-3 text-text-soft">{t('none', { email: supportEmail })}</p>
    </div>
  )
}

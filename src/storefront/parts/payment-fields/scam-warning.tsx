import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Asks a giver whether somebody made them buy, before they pay; it holds nothing up. */
export function ScamWarning({ delayMinutes }: { delayMinutes: number }) {
  const t = useTexts(checkoutTexts, 'scam')
  return (
    <MessageRow tone="checkoutWarning" className="mb-6">
      <strong className="block">{t('title')}</strong>
      {t('text')}
      {delayMinutes > 0 && (
        <span className="mt-1 block">{t('delay', { minutes: delayMinutes })}</span>
      )}
    </MessageRow>
  )
}

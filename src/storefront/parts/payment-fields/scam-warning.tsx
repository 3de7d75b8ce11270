import { paymentTexts } from '#i18n/texts/payment.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Asks a giver whether somebody made them buy, before they pay; it holds nothing up. */
export function ScamWarning({ delayMinutes }: { delayMinutes: number }) {
  const t = useTexts(paymentTexts, 'scam')
  return (
    <MessageRow tone="checkoutWarning" className="mb-6">
      <strong className="block">{t('title')}</strong>
      <span>{t('text')}</span>
      {delayMinutes > 0 && (
        <span className="mt-1 block">{t('delay', { minutes: delayMinutes })}</span>
      )}
    </MessageRow>
  )
}

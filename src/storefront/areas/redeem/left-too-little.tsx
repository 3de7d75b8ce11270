import { formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { OpenRedeem } from './redeem-state.ts'

/** Says that more than nothing and less than the least would be left. */
export function LeftTooLittle({ redeem: { order, session } }: { redeem: OpenRedeem }) {
  const t = useTexts(redeemTexts, 'choose')
  const min = formatMoney(useLanguage(), session.minimumRemainingBalance)
  return order.isRemainderTooSmall ? (
    <MessageRow tone="warning" className="mt-4">
      {t('tooLittle', { min })}
    </MessageRow>
  ) : null
}

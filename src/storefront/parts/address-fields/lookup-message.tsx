import { addressTexts } from '#i18n/texts/address.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { LookupOutcome } from './look-up.ts'

/** What came of looking an address up, said politely: nothing waits for it. */
export function LookupMessage({ outcome }: { outcome: LookupOutcome | undefined }) {
  const t = useTexts(addressTexts, 'lookup')
  return (
    <p role="status" className="-mt-2 text-[0.875rem] text-text-soft empty:hidden">
      {outcome?.state === 'FOUND' && <span>{t('found', outcome.address)}</span>}
      {outcome?.state === 'UNKNOWN' && <span>{t('unknown')}</span>}
      {outcome?.state === 'UNAVAILABLE' && <span>{t('unavailable')}</span>}
      {outcome?.isDemonstration && <span>{` ${t('demonstration')}`}</span>}
    </p>
  )
}

import { browseTexts } from '#i18n/texts/browse.ts'
import { useTexts } from '#ui/use-texts.ts'

/** How long there is to find a present; nothing where the moment is far away. */
export function DaysLeft({ count }: { count: number | null | undefined }) {
  const t = useTexts(browseTexts, 'moment')
  return count != null && <span className="font-normal">{t('daysLeft', { count })}</span>
}

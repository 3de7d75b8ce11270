import { myCardsTexts } from '#i18n/texts/my-cards.ts'
import { ActByLink } from '#storefront/parts/change/act-by-link.tsx'
import { stopReminders } from '#storefront/parts/reminders/stop-reminders.ts'
import { useTexts } from '#ui/use-texts.ts'

/** For whoever comes by the link of a reminder that ends them all. */
export function EndByLink() {
  const t = useTexts(myCardsTexts, 'end')
  return (
    <ActByLink
      words={{ heading: t('heading'), text: t('text'), action: t('action'), done: t('done') }}
      act={stopReminders}
    />
  )
}

import { useTranslations } from 'use-intl'
import { MessageRow } from '#storefront/ui/message-row.tsx'

/** Where ordering begins and goes on: without a script the buttons stay asleep, and whoever presses them is told why. */
export function NeedsScript() {
  const t = useTranslations('layout')
  return (
    <noscript>
      <MessageRow tone="warning" className="my-5">
        {t('needsScript')}
      </MessageRow>
    </noscript>
  )
}

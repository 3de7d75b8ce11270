import { layoutTexts } from '#i18n/texts/layout.ts'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Where ordering begins and goes on: without a script the buttons stay asleep, and whoever presses them is told why. */
export function NeedsScript() {
  const t = useTexts(layoutTexts)
  return (
    <noscript>
      <MessageRow tone="warning" className="my-5">
        {t('needsScript')}
      </MessageRow>
    </noscript>
  )
}

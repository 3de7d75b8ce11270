import { formTexts } from '#i18n/texts/form.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Explains, where ordering needs it, that the buttons do nothing without a script. */
export function NeedsScript() {
  const t = useTexts(formTexts)
  return (
    <noscript>
      <MessageRow tone="warning" className="my-5">
        {t('needsScript')}
      </MessageRow>
    </noscript>
  )
}

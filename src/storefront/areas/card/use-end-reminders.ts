import { useState } from 'react'
import { formTexts } from '#i18n/texts/form.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Ends the reminders of a gift by the token of a link; `onEnded` when none goes any more. */
export function useEndReminders(token: string, onEnded: () => void) {
  const unreachable = useTexts(formTexts)('unreachable')
  const [isEnding, setIsEnding] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const end = async () => {
    setIsEnding(true)
    const message = await import('#storefront/parts/reminders/end-reminders.ts')
      .then(({ endReminders }) => endReminders(token))
      .catch(() => unreachable)
    setIsEnding(false)
    setRefusal(message)
    if (message === undefined) onEnded()
  }
  return { end: () => void end(), isEnding, refusal }
}

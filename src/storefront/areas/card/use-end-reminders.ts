import { useState } from 'react'
import type {
  CardDatesFragment,
  EndGiftCardRemindersMutation,
  RestoreGiftCardRemindersMutation,
} from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { resumeReminders, stopReminders } from '#storefront/parts/reminders/stop-reminders.ts'

type WhenDone = { onEnded: () => void; onRestored: (reminders: CardDatesFragment) => void }

/**
 * Ends the reminders of a gift by the token of its link, and takes that back. The shop has erased the address by then: this
 * page alone holds it, sealed.
 */
export function useEndReminders(token: string, { onEnded, onRestored }: WhenDone) {
  const [sealed, setSealed] = useState<string>()
  const ending = useChange<EndGiftCardRemindersMutation['endGiftCardReminders']>({
    onDone: ({ undo }) => {
      setSealed(undo ?? undefined)
      onEnded()
    },
  })
  const restoring = useChange<RestoreGiftCardRemindersMutation['restoreGiftCardReminders']>({
    onDone: ({ reminders }) => {
      setSealed(undefined)
      if (reminders) onRestored(reminders)
    },
  })
  return {
    end: () => void ending.press(() => stopReminders(token)),
    undo:
      sealed === undefined
        ? undefined
        : () => void restoring.press(() => resumeReminders(token, sealed)),
    isBusy: ending.isBusy || restoring.isBusy,
    errors: [...ending.errors, ...restoring.errors],
  }
}

import { useState } from 'react'
import { formTexts } from '#i18n/texts/form.ts'
import type { CardDatesFragment } from '#storefront/graphql/generated/graphql.ts'
import { useTexts } from '#ui/use-texts.ts'

type WhenDone = { onEnded: () => void; onRestored: (reminders: CardDatesFragment) => void }

/**
 * Ends the reminders of a gift by the token of its link, and takes that back. The shop has erased the address by then: this
 * page alone holds it, sealed.
 */
export function useEndReminders(token: string, { onEnded, onRestored }: WhenDone) {
  const unreachable = useTexts(formTexts)('unreachable')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [sealed, setSealed] = useState<string>()
  const ask = async (
    act: (
      by: typeof import('#storefront/parts/reminders/end-reminders.ts'),
    ) => Promise<string | undefined>,
  ) => {
    setIsBusy(true)
    const message = await import('#storefront/parts/reminders/end-reminders.ts')
      .then(act)
      .catch(() => unreachable)
    setIsBusy(false)
    setRefusal(message)
  }
  const end = () =>
    ask(async ({ endReminders }) => {
      const { refusal: message, undo } = await endReminders(token)
      setSealed(undo)
      if (message === undefined) onEnded()
      return message
    })
  const takeBack = (undo: string) =>
    ask(async ({ restoreReminders }) => {
      const { refusal: message, reminders } = await restoreReminders(token, undo)
      setSealed(undefined)
      if (reminders !== undefined) onRestored(reminders)
      return message
    })
  const undo = sealed === undefined ? undefined : () => void takeBack(sealed)
  return { end: () => void end(), undo, isBusy, refusal }
}

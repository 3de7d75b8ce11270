import { timeZone } from '#i18n/formats.ts'

type Delay = { text: string; until?: string | null | undefined }

const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** A day in Dutch time, such as 2026-11-21. */
export const dayIn = (instant: Date): string => days.format(instant)

/** What visitors are told about a delay that day: nothing when there is none, or when its last day is over. */
export function delayOn(today: string, delay: Delay | null | undefined): string | undefined {
  const isOver = typeof delay?.until === 'string' && delay.until < today
  return isOver ? undefined : delay?.text
}

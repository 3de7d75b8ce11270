import { timeZone } from '#i18n/formats.ts'

export type Delay = { text: string; until?: string | null | undefined }

const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** A day in Dutch time, such as 2026-11-21. */
export const dayIn = (instant: Date): string => days.format(instant)

/** The announcement of a delay for a day: undefined without one, and after its last day. */
export function delayOn(today: string, delay: Delay | null | undefined): string | undefined {
  const isOver = typeof delay?.until === 'string' && delay.until < today
  return isOver ? undefined : delay?.text
}

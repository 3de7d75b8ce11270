import type { Card } from '#domain/cards/card.ts'
import { dayOf } from '#domain/period.ts'

/** As a storefront has them (`cardTerms`). */
type Terms = { extension: { months: number; daysBefore: number }; graceDays: number }

type Ending = Pick<Card, 'state' | 'validUntil'>

/** The last day, YYYY-MM-DD, on which what is left on a card can be saved; the day after, it lapses. */
export const savedUntil = (
  { validUntil }: Pick<Card, 'validUntil'>,
  { graceDays }: Terms,
): string => Temporal.PlainDate.from(validUntil).add({ days: graceDays }).toString()

/** Cards whose last day is before this one lapse today. */
export const lapsesBefore = (now: Date, { graceDays }: Terms): string =>
  Temporal.PlainDate.from(dayOf(now)).subtract({ days: graceDays }).toString()

/**
 * Until when its holder may have it from now on: the end of a month, so many months after its last day, or after today where
 * that is over. Undefined too early, too late, once it was done, and for a card that pays nothing.
 */
export function extensionOf(
  card: Ending & { extendedAt: Date | null | undefined },
  { terms, now }: { terms: Terms; now: Date },
): string | undefined {
  if (card.state !== 'active' || (card.extendedAt ?? undefined) !== undefined) return undefined
  const today = Temporal.PlainDate.from(dayOf(now))
  const lastDay = Temporal.PlainDate.from(card.validUntil)
  const { months, daysBefore } = terms.extension
  const isEarly = Temporal.PlainDate.compare(today, lastDay.subtract({ days: daysBefore })) < 0
  if (isEarly || today.toString() > savedUntil(card, terms)) return undefined
  const from = Temporal.PlainDate.compare(today, lastDay) > 0 ? today : lastDay
  const until = from.add({ months })
  return until.with({ day: until.daysInMonth }).toString()
}

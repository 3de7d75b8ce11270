import { isWithin } from '#domain/period.ts'
import type { CardUnitId, DeliveryId } from '#kernel/ids.ts'
import { type ReminderDays, reminderDays } from '#kernel/reminder-input.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'

/** Whose reminders they are: of whoever has the link of a gift, or the link of one card of it. */
export type RemindedGift = { deliveryId: DeliveryId; unitId: CardUnitId | '' }

/** People read their mail in the morning. */
const hour = 9

/** When a holder is told that a card ends on this day, YYYY-MM-DD. */
export const reminderDueAt = (validUntil: string, daysBefore: number): Date =>
  new Date(
    Temporal.PlainDate.from(validUntil)
      .subtract({ days: daysBefore })
      .toZonedDateTime({ timeZone: shopTimeZone, plainTime: { hour } }).epochMilliseconds,
  )

type Planned = { validUntil: string; daysBefore: ReminderDays; dueAt: Date }

/** The reminders that can still be asked for, of cards that end on these days. */
export const reminderPlan = (lastDays: readonly string[], now: Date): readonly Planned[] =>
  [...new Set(lastDays)]
    .filter((validUntil) => isWithin({ from: undefined, until: validUntil }, now))
    .flatMap((validUntil) =>
      reminderDays.map((daysBefore) => ({
        ...{ validUntil, daysBefore },
        dueAt: reminderDueAt(validUntil, daysBefore),
      })),
    )
    .filter(({ dueAt }) => dueAt > now)

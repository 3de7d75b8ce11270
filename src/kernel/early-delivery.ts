import { dutchDayOf } from '#kernel/post-calendar.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { withdrawalUntil } from '#kernel/withdrawal-period.ts'

type Day = Temporal.PlainDate

/** What a visitor said: deliver within the days of the right to withdraw, or from the day that they were shown. */
export type EarlyDelivery =
  | { isAgreed: true; textVersion: number }
  | { isAgreed: false; notBefore: string }

/**
 * The first day on which a digital card is delivered to a consumer who did not agree: that after the last of the right. All who order
 * on one day get one answer, so it is kept for the next of them.
 */
export function dayWithoutConsent(orderedAt: Date): Day {
  const orderedOn = dutchDayOf(orderedAt)
  if (kept?.orderedOn.equals(orderedOn)) return kept.first
  const first = withdrawalUntil({ from: orderedAt, informedAt: orderedAt }).add({ days: 1 })
  kept = { orderedOn, first }
  return first
}

let kept: { orderedOn: Day; first: Day } | undefined

type BoundByLaw = {
  /** The first instant of the day: what is planned later may stay as it is. */
  from: Date
  /** When it is mailed where nothing later was chosen: nobody is mailed at midnight. */
  at: Date
}

export function boundOf(day: Day): BoundByLaw {
  const at = (plainTime: string) =>
    new Date(day.toZonedDateTime({ timeZone: shopTimeZone, plainTime }).epochMilliseconds)
  return { from: at('00:00'), at: at('09:00') }
}

import { shopTimeZone } from '#kernel/time-zone.ts'
import { withdrawalUntil } from '#kernel/withdrawal-period.ts'

type Day = Temporal.PlainDate

/** What a visitor said: deliver within the days of the right to withdraw, or from the day that they were shown. */
export type EarlyDelivery =
  | { isAgreed: true; textVersion: number }
  | { isAgreed: false; notBefore: string }

/** The first day on which a digital card is delivered to a consumer who did not agree: that after the last of the right. */
export const dayWithoutConsent = (orderedAt: Date): Day =>
  withdrawalUntil({ from: orderedAt, informedAt: orderedAt }).add({ days: 1 })

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

import { DeliveryDatePast, DeliveryDateTooFar } from '#kernel/delivery-moment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { arrivesAfter, dutchDayOf, noonOf, postedOn, postingFor } from '#kernel/post-calendar.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Nobody brings post on this day, or nothing is posted the day before (3222). */
export class NoPostOnDay extends ShopError {
  constructor() {
    super(errorCodes.noPostOnDay, { parameter: 'deliveryDate' })
  }
}

/** The instant that a wished day is kept as. Throws what `ensurePostDay` throws. */
export function postDayOf(dutchTime: string, now: Date): Date {
  const day = Temporal.PlainDate.from(dutchTime)
  ensurePostDay(day, now)
  return noonOf(day)
}

/** A day on which something may be asked to arrive: from the earliest up to a year ahead (3207, 3208, 3222). */
export function ensurePostDay(day: Temporal.PlainDate, now: Date): void {
  const { compare } = Temporal.PlainDate
  const earliest = arrivesAfter(postedOn(now))
  if (compare(day, earliest) < 0) throw new DeliveryDatePast()
  if (compare(day, dutchDayOf(now).add({ years: 1 })) > 0) throw new DeliveryDateTooFar()
  if (postingFor(day) === undefined) throw new NoPostOnDay()
}

import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'

/** No minute of the past can be waited for (3207). */
export class DeliveryDatePast extends ShopError {
  constructor() {
    super(errorCodes.deliveryDatePast, { parameter: 'deliveryDate' })
  }
}

/** More than a year ahead (3208). */
export class DeliveryDateTooFar extends ShopError {
  constructor() {
    super(errorCodes.deliveryDateTooFar, { parameter: 'deliveryDate' })
  }
}

/** Of the hour that is left out when clocks go forward (3209). */
export class DeliveryDateNotOnClock extends ShopError {
  constructor() {
    super(errorCodes.deliveryDateNotOnClock, { parameter: 'deliveryDate' })
  }
}

/**
 * The instant of a minute on a Dutch clock, as `deliveryDateSchema` lets it through: later than `now`, and at most a year
 * later. Of an hour that comes twice it is the first. Throws `DeliveryDatePast` (3207), `DeliveryDateTooFar` (3208), and
 * `DeliveryDateNotOnClock` (3209) for a minute of the hour that is skipped.
 */
export function deliveryMomentOf(dutchTime: string, now: Date): Date {
  const asked = Temporal.PlainDateTime.from(dutchTime)
  const moment = asked.toZonedDateTime(shopTimeZone, { disambiguation: 'earlier' })
  if (!moment.toPlainDateTime().equals(asked)) throw new DeliveryDateNotOnClock()
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    shopTimeZone,
  )
  if (Temporal.ZonedDateTime.compare(moment, today) <= 0) throw new DeliveryDatePast()
  if (Temporal.ZonedDateTime.compare(moment, today.add({ years: 1 })) > 0)
    throw new DeliveryDateTooFar()
  return new Date(moment.epochMilliseconds)
}

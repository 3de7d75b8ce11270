import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

type Wait = { unit: 'seconds' | 'minutes'; count: number }

const secondMs = 1000
const minuteMs = 60 * secondMs

/** Rounded up, so that a visitor who waits as told is not refused again. */
export function waitUntil(retryAt: Date, now: Date): Wait {
  const ms = Math.max(retryAt.getTime() - now.getTime(), secondMs)
  return ms < minuteMs
    ? { unit: 'seconds', count: Math.ceil(ms / secondMs) }
    : { unit: 'minutes', count: Math.ceil(ms / minuteMs) }
}

/**
 * A card's number was tried with wrong pins as often as it may be in all, and answers only after a link to the address that
 * its card was sent to (3514). The same for a number that no card has.
 */
export class CardNumberUsedUp extends ShopError {
  constructor() {
    super(errorCodes.cardNumberUsedUp)
  }
}

/** A secret was tried too often, and the attempt was not even looked at (3601). */
export class TooManySecretAttempts extends ShopError<Wait> {
  constructor({ retryAt, now }: { retryAt: Date; now: Date }) {
    super(errorCodes.tooManySecretAttempts, { details: waitUntil(retryAt, now) })
  }
}

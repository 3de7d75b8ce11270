import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/**
 * Number and pin do not belong together (3513). Whether the number is unknown, the pin wrong, the card blocked or none of
 * ours is the same error with the same words: a caller must not learn which numbers exist.
 */
export class CardNotAccepted extends ShopError {
  constructor() {
    super(errorCodes.cardNotAccepted)
  }
}

/** Number and pin are right, and it is stopped (3523). What follows is told to holders alone. */
export class CardBlocked extends ShopError {
  constructor() {
    super(errorCodes.cardBlocked, { parameter: 'cardNumber' })
  }
}

/** Its last day is over (3524). */
export class CardExpired extends ShopError<{ expiredOn: Temporal.PlainDate }> {
  constructor(expiredOn: Temporal.PlainDate) {
    super(errorCodes.cardExpired, { parameter: 'cardNumber', details: { expiredOn } })
  }
}

/** Nothing is left on it, or all of it is reserved for another payment (3525). */
export class CardEmpty extends ShopError {
  constructor() {
    super(errorCodes.cardEmpty, { parameter: 'cardNumber' })
  }
}

/** Nobody put value on it yet (3526). */
export class CardNotActivated extends ShopError {
  constructor() {
    super(errorCodes.cardNotActivated, { parameter: 'cardNumber' })
  }
}

/** It was sold by another storefront, or in another currency (3527). */
export class CardOfOtherStore extends ShopError {
  constructor() {
    super(errorCodes.cardOfOtherStore, { parameter: 'cardNumber' })
  }
}

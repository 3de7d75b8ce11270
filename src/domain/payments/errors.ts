import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** SPEC §8, 2036. Counted by visitor, over all their orders of the last hour. */
export class TooManyAttempts extends ShopError {
  constructor() {
    super(errorCodes.tooManyAttempts)
  }
}

/** The provider does not offer this method for this country, currency and amount. */
export class PaymentMethodUnavailable extends ShopError {
  constructor() {
    super(errorCodes.paymentMethodUnavailable, { parameter: 'methodId' })
  }
}

/** A card payment without what the card fields hand over. */
export class CardDetailsInvalid extends ShopError {
  constructor() {
    super(errorCodes.cardDetailsInvalid, { parameter: 'card' })
  }
}

/** No payment of ours has this id. A notification may be about another shop of the same account. */
export class PaymentUnknown extends ShopError {
  constructor() {
    super(errorCodes.paymentUnknown)
  }
}

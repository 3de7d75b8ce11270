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

/** Something is left to pay, and it was not said how. */
export class MethodMissing extends ShopError {
  constructor() {
    super(errorCodes.fieldRequired, { parameter: 'methodId' })
  }
}

/** A bank that the method does not have, or none where it asks for one. */
export class BankUnknown extends ShopError {
  constructor() {
    super(errorCodes.bankUnknown, { parameter: 'bank' })
  }
}

/** SPEC §5: six digits. */
export class BlikCodeInvalid extends ShopError {
  constructor() {
    super(errorCodes.blikCodeInvalid, { parameter: 'blikCode' })
  }
}

/** Not the number of a phone with its country, where the method asks for one. */
export class PayerPhoneInvalid extends ShopError {
  constructor() {
    super(errorCodes.phoneInvalid, { parameter: 'phoneNumber' })
  }
}

/** The wallet's sheet gave nothing, or something that no wallet gives. */
export class WalletTokenMissing extends ShopError {
  constructor() {
    super(errorCodes.walletTokenMissing, { parameter: 'walletToken' })
  }
}

/** Apple does not know the shop that wants to open its wallet. */
export class WalletSessionRefused extends ShopError {
  constructor() {
    super(errorCodes.walletSessionRefused)
  }
}

/** No payment of ours has this id. A notification may be about another shop of the same account. */
export class PaymentUnknown extends ShopError {
  constructor() {
    super(errorCodes.paymentUnknown)
  }
}

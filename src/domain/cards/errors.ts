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

/** Nothing is left on it (3525). */
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

/** All that is on it is reserved for a payment that somebody is making (3528). */
export class CardReserved extends ShopError {
  constructor() {
    super(errorCodes.cardReserved, { parameter: 'cardNumber' })
  }
}

/** What proved that somebody holds the card is too old, or not ours (3603). */
export class HolderProofInvalid extends ShopError {
  constructor() {
    super(errorCodes.holderProofInvalid, { parameter: 'proof' })
  }
}

/** Its last day was moved before, or cannot be moved now (3604). */
export class ExtensionRefused extends ShopError {
  constructor() {
    super(errorCodes.extensionRefused, { parameter: 'proof' })
  }
}

/** The storefront sells no donation to it (3605). */
export class CauseUnknown extends ShopError {
  constructor() {
    super(errorCodes.causeUnknown, { parameter: 'causeId' })
  }
}

/** It holds another amount than the page said (3606). */
export class CardValueChanged extends ShopError {
  constructor() {
    super(errorCodes.cardValueChanged, { parameter: 'amount' })
  }
}

/** It was sold by another storefront, or in another currency (3527). */
export class CardOfOtherStore extends ShopError {
  constructor() {
    super(errorCodes.cardOfOtherStore, { parameter: 'cardNumber' })
  }
}

/** A company gave it for what stands in its own redeem shop, so it pays no order of the shop (3549). */
export class CardOfCompany extends ShopError {
  constructor() {
    super(errorCodes.cardOfCompany, { parameter: 'cardNumber' })
  }
}

/** No value can be put on it: unknown, somebody's already, in an envelope, or out of use (3530). One answer, so that nobody learns which numbers there are. */
export class ActivationRefused extends ShopError {
  constructor() {
    super(errorCodes.activationRefused, { parameter: 'cardNumber' })
  }
}

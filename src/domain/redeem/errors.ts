import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Nobody of this visitor's exchanges a card by this token: it ended, is another's, or never was (3540). */
export class RedeemSessionEnded extends ShopError {
  constructor() {
    super(errorCodes.redeemSessionEnded, { parameter: 'redeemToken' })
  }
}

/** Cards of this programme are not exchanged here (3541). */
export class CardNotRedeemable extends ShopError {
  constructor() {
    super(errorCodes.cardNotRedeemable, { parameter: 'cardNumber' })
  }
}

/** Nothing that its cards may be exchanged for is sold at the moment (3547). */
export class RedeemDataUnavailable extends ShopError {
  constructor() {
    super(errorCodes.redeemDataUnavailable, { parameter: 'cardNumber' })
  }
}

/** The storefront knows nothing of the card's programme: its data lacks, which is ours to mend (3548). */
export class CardDataMissing extends ShopError {
  constructor() {
    super(errorCodes.cardDataMissing, { parameter: 'cardNumber' })
  }
}

/** Cards that are exchanged together are of one programme and storefront (3542). */
export class CardOfOtherProgramme extends ShopError {
  constructor() {
    super(errorCodes.cardOfOtherProgramme, { parameter: 'cardNumber' })
  }
}

/** The last card of a session is not taken out of it: the session is closed instead (3546). */
export class LastRedeemCard extends ShopError {
  constructor() {
    super(errorCodes.lastRedeemCard, { parameter: 'cardId' })
  }
}

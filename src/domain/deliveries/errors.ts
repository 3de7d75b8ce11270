import { errorCodes } from '#kernel/error-codes.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** It was unwrapped, paid back, or waits for its mail (3303). */
export class AddressNotCorrectable extends ShopError {
  constructor() {
    super(errorCodes.addressNotCorrectable, { parameter: 'deliveryId' })
  }
}

/** A gift is no way to try out addresses (3304). */
export class TooManyCorrections extends ShopError {
  constructor() {
    super(errorCodes.tooManyCorrections, { parameter: 'deliveryId' })
  }
}

/** Its mail waits or failed, its giver hands it over, or its cards are good no more (3305). */
export class DeliveryNotMailed extends ShopError {
  constructor() {
    super(errorCodes.deliveryNotMailed, { parameter: 'deliveryId' })
  }
}

/** Just now, or a few times already (3306). */
export class TooManyResends extends ShopError {
  constructor() {
    super(errorCodes.tooManyResends, { parameter: 'deliveryId' })
  }
}

/** What was sent, or can never be sent, has no moment any more (3307). */
export class DeliveryDateFixed extends ShopError {
  constructor() {
    super(errorCodes.deliveryDateFixed, { parameter: 'deliveryId' })
  }
}

/** Its receiver was quicker (3308). */
export class GiftOpened extends ShopError {
  constructor() {
    super(errorCodes.giftOpened, { parameter: 'deliveryId' })
  }
}

/** It is not made yet, was paid back, or its order is halted (3309). */
export class HandOverRefused extends ShopError {
  constructor() {
    super(errorCodes.handOverRefused, { parameter: 'deliveryId' })
  }
}

export class DeliveryUnknown extends ShopError {
  constructor() {
    super(errorCodes.inputInvalid, { parameter: 'deliveryId' })
  }
}

/** The link was never ours, was revoked, or is broken; which of these is not told (3500). */
export class CardLinkInvalid extends ShopError {
  constructor() {
    super(errorCodes.cardLinkInvalid, { parameter: 'token' })
  }
}

/** The gift is still wrapped, or nobody is there to be thanked for it; which of these is not told (3505). */
export class ThankYouRefused extends ShopError {
  constructor() {
    super(errorCodes.thankYouRefused, { parameter: 'token' })
  }
}

/** Its words were changed a few times already (3506). */
export class TooManyThankYous extends ShopError {
  constructor() {
    super(errorCodes.tooManyThankYous, { parameter: 'text' })
  }
}

/** Within the days of the right to withdraw, for which its giver did not ask when they ordered (3364). */
export class MomentTooEarly extends ShopError<{ day: Temporal.PlainDate }> {
  constructor(notBefore: Date) {
    super(errorCodes.momentTooEarly, {
      parameter: 'deliveryDate',
      details: { day: dutchDayOf(notBefore) },
    })
  }
}

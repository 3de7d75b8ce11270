import { errorCodes } from '#kernel/error-codes.ts'
import type { Money } from '#kernel/money.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** The total is no longer what the button said. Nothing was charged; the visitor looks again (3204). */
export class CartChanged extends ShopError<{ total: Money }> {
  constructor(total: Money) {
    super(errorCodes.cartChanged, { parameter: 'expectedTotal', details: { total } })
  }
}

/** A promotion is not for this order, or not any more. Nothing was charged; the visitor looks again (3223). */
export class PromotionRefused extends ShopError<{ total: Money }> {
  constructor(total: Money) {
    super(errorCodes.promotionRefused, { parameter: 'expectedTotal', details: { total } })
  }
}

/**
 * More was ordered by one payer, for one receiver, from one place or in one browser than there may be in so many hours (3360).
 * Nothing was charged, and the basket stays.
 */
export class TooManyOrders extends ShopError<{ count: number }> {
  constructor(hours: number) {
    super(errorCodes.tooManyOrders, { details: { count: hours } })
  }
}

type FromDay = { day: Temporal.PlainDate }

/** Whether cards may be delivered within the days of the right to withdraw was not said (3362). Nothing was charged. */
export class EarlyDeliveryUndecided extends ShopError<FromDay> {
  constructor(day: Temporal.PlainDate) {
    super(errorCodes.earlyDeliveryUndecided, { parameter: 'earlyDelivery', details: { day } })
  }
}

/** Another day than the visitor was shown is the first without their consent (3363). Nothing was charged. */
export class EarliestDayChanged extends ShopError<FromDay> {
  constructor(day: Temporal.PlainDate) {
    super(errorCodes.earliestDayChanged, { parameter: 'earlyDelivery', details: { day } })
  }
}

type OrderParameter = 'uuid' | 'orderUuid'

export class OrderUnknown extends ShopError {
  constructor(parameter: OrderParameter = 'uuid') {
    super(errorCodes.orderUnknown, { parameter })
  }
}

/** The link was used, is too old, or is of another order. */
export class OrderLinkInvalid extends ShopError {
  constructor() {
    super(errorCodes.orderLinkInvalid, { parameter: 'token' })
  }
}

export class OrderNotYours extends ShopError {
  constructor() {
    super(errorCodes.orderNotYours, { parameter: 'orderUuid' })
  }
}

export class UuidInvalid extends ShopError {
  constructor(parameter: OrderParameter = 'uuid') {
    super(errorCodes.uuidInvalid, { parameter })
  }
}

export class OrderAlreadyPaid extends ShopError {
  constructor() {
    super(errorCodes.orderAlreadyPaid, { parameter: 'orderUuid' })
  }
}

/** Money came for this very basket that a person looks at: who paid once should not pay again (3609). The basket stays. */
export class MoneyInReview extends ShopError {
  constructor() {
    super(errorCodes.moneyInReview)
  }
}

/** It is packed, was paid back, or its order is halted (3310). */
export class PostFixed extends ShopError {
  constructor() {
    super(errorCodes.postFixed, { parameter: 'deliveryId' })
  }
}

/** It was sent or packed, or its order does not go on: what lies in it is as it is (3607). */
export class GiftFixed extends ShopError {
  constructor() {
    super(errorCodes.giftFixed, { parameter: 'deliveryId' })
  }
}

/** What was paid for the paper around it would not be right for this one (3608). */
export class PaperCostsOther extends ShopError {
  constructor() {
    super(errorCodes.paperCostsOther, { parameter: 'wrapper' })
  }
}

export class GiftUnknown extends ShopError {
  constructor() {
    super(errorCodes.inputInvalid, { parameter: 'packageId' })
  }
}

/** It is not five working days on its way, or was asked for before (3311). */
export class PostNotLate extends ShopError {
  constructor() {
    super(errorCodes.postNotLate, { parameter: 'deliveryId' })
  }
}

/** Somebody has it or is getting it, or nothing of it is left: it is not cancelled any more (3320). */
export class ShipmentSent extends ShopError {
  constructor() {
    super(errorCodes.shipmentSent, { parameter: 'deliveryId' })
  }
}

/** More or less comes back than was shown; the visitor looks again (3321). */
export class ReturnChanged extends ShopError {
  constructor() {
    super(errorCodes.returnChanged, { parameter: 'expectedTotal' })
  }
}

/** An activation, an exchange, or an order that nobody paid: no basket can hold it again (3324). */
export class OrderNotRepeatable extends ShopError {
  constructor() {
    super(errorCodes.orderNotRepeatable, { parameter: 'orderUuid' })
  }
}

/** Gifts have another price, or are not sold any more, since the visitor looked (3325). */
export class GiftsChanged extends ShopError<{ titles: string }> {
  constructor(titles: string) {
    super(errorCodes.giftsChanged, { parameter: 'items', details: { titles } })
  }
}

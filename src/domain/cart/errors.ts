import { errorCodes } from '#kernel/error-codes.ts'
import type { AccountId } from '#kernel/ids.ts'
import { listRowsMax, payingCardsMax } from '#kernel/limits.ts'
import type { Money } from '#kernel/money.ts'
import type { ReceiverRow, RowProblems } from '#kernel/receiver-list.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** A row of a list by its place, from 0, with what is wrong with each field. */
export type WrongRow = { row: number; written: ReceiverRow; problems: RowProblems }

export class QuantityInvalid extends ShopError<{ max: number }> {
  constructor(max: number) {
    super(errorCodes.quantityInvalid, { parameter: 'quantity', details: { max } })
  }
}

export class PackageUnknown extends ShopError {
  constructor(parameter: 'packageId' | 'shipmentTag' = 'packageId') {
    super(errorCodes.packageUnknown, { parameter })
  }
}

/** A product that was put in the basket and is no longer sold at all stands in the way of ordering (2031). */
export class ProductGone extends ShopError {
  constructor() {
    super(errorCodes.outOfStock, { parameter: 'productId' })
  }
}

/** A gift that is ordered by itself was paid while it was filled in once more. */
export class GiftPaidMeanwhile extends ShopError {
  constructor() {
    super(errorCodes.giftPaidMeanwhile, { parameter: 'giftId' })
  }
}

/** No promotion that runs has this code. */
export class PromotionCodeUnknown extends ShopError {
  constructor() {
    super(errorCodes.promotionCodeUnknown, { parameter: 'promotionCode' })
  }
}

/** What goes by post has no address yet. */
export class PostAddressMissing extends ShopError {
  constructor() {
    super(errorCodes.postAddressMissing, { parameter: 'address' })
  }
}

/** No numbering plan has the phone number of a receiver. */
export class PhoneInvalid extends ShopError {
  constructor() {
    super(errorCodes.phoneInvalid, { parameter: 'phoneNumber' })
  }
}

/** How it is posted wants a phone number, and none is known. */
export class PhoneMissing extends ShopError {
  constructor() {
    super(errorCodes.phoneMissing, { parameter: 'phoneNumber' })
  }
}

/** Cards are not posted to this country. */
export class NotPostedThere extends ShopError {
  constructor() {
    super(errorCodes.notPostedThere, { parameter: 'countryCode' })
  }
}

/** What goes by e-mail has to name an e-mail address. */
export class ReceiverEmailMissing extends ShopError {
  constructor() {
    super(errorCodes.fieldRequired, { parameter: 'email' })
  }
}

/** All goes to one person, who is not named. */
export class ReceiverMissing extends ShopError {
  constructor() {
    super(errorCodes.fieldRequired, { parameter: 'receiver' })
  }
}

export class CartEmpty extends ShopError {
  constructor() {
    super(errorCodes.cartEmpty)
  }
}

/** Whoever asks is still known by the key of before a log-in or a log-out; what lay there goes on under another one. */
export class CartMoved extends ShopError {
  readonly accountId: AccountId | undefined
  readonly movedAt: Date

  constructor({ accountId, movedAt }: { accountId: AccountId | undefined; movedAt: Date }) {
    super(errorCodes.cartMoved)
    this.accountId = accountId
    this.movedAt = movedAt
  }
}

/** The basket is not as the visitor saw it any more: another window changed it. */
export class BasketChanged extends ShopError {
  constructor() {
    super(errorCodes.basketChanged, { parameter: 'version' })
  }
}

/** More receivers than one list holds. */
export class ListTooLong extends ShopError<{ max: number }> {
  constructor() {
    super(errorCodes.listTooLong, { parameter: 'rows', details: { max: listRowsMax } })
  }
}

export class ListEmpty extends ShopError {
  constructor() {
    super(errorCodes.listEmpty, { parameter: 'rows' })
  }
}

/** Receivers of a list that cannot be added, each with what is wrong; none of the list was. */
export class ReceiversWrong extends ShopError<{ count: number }> {
  readonly rows: readonly WrongRow[]

  constructor(rows: readonly WrongRow[]) {
    super(errorCodes.receiversWrong, { parameter: 'rows', details: { count: rows.length } })
    this.rows = rows
  }
}

/** The visitor has no open basket: it was never filled, was ordered, or lay too long. */
export class CartExpired extends ShopError {
  constructor() {
    super(errorCodes.cartExpired)
  }
}

export class DetailsMissing extends ShopError {
  constructor() {
    super(errorCodes.detailsMissing)
  }
}

/** SPEC §8, 2015: all Apple-type cards of one order together. */
export class AppleLimitExceeded extends ShopError<{ limit: Money }> {
  constructor(limit: Money) {
    super(errorCodes.appleLimitExceeded, { parameter: 'amount', details: { limit } })
  }
}

/** SPEC §8, 2030: cards and euros of one order, by kind of customer. */
export class OrderLimitExceeded extends ShopError<{ cardsMax: number; limit: Money }> {
  constructor(limit: { cardsMax: number; limit: Money }) {
    super(errorCodes.orderLimitExceeded, { parameter: 'quantity', details: limit })
  }
}

/** A donation comes in one of the plain papers: all that is given goes to the cause. */
export class WrapperForDonation extends ShopError {
  constructor() {
    super(errorCodes.wrapperForDonation, { parameter: 'wrapper' })
  }
}

/** What givers buy for themselves by e-mail is no parcel. */
export class WrapperForSelf extends ShopError {
  constructor() {
    super(errorCodes.wrapperForSelf, { parameter: 'wrapper' })
  }
}

/** It goes around cards of the other form, or around no such product. */
export class WrapperUnfit extends ShopError {
  constructor(parameter: 'wrapper' | 'giftPacking') {
    super(errorCodes.wrapperUnfit, { parameter })
  }
}

/** The card pays for this basket already. */
export class PayingCardAlreadyAdded extends ShopError {
  constructor() {
    super(errorCodes.payingCardAlreadyAdded, { parameter: 'cardNumber' })
  }
}

export class TooManyPayingCards extends ShopError<{ max: number }> {
  constructor() {
    super(errorCodes.tooManyPayingCards, {
      parameter: 'cardNumber',
      details: { max: payingCardsMax },
    })
  }
}

/** Another tab took it away. */
export class PayingCardUnknown extends ShopError {
  constructor() {
    super(errorCodes.payingCardUnknown, { parameter: 'cardId' })
  }
}

/** The card is not exchanged for this product (3543). */
export class ProductNotRedeemable extends ShopError {
  constructor() {
    super(errorCodes.productNotRedeemable, { parameter: 'productId' })
  }
}

/** What would be left on the cards is too little to be of use (3544). */
export class RemainderTooSmall extends ShopError<{ min: Money }> {
  constructor(min: Money) {
    super(errorCodes.remainderTooSmall, { parameter: 'amount', details: { min } })
  }
}

/** No programme has such a shop of its own (3545). */
export class RedeemPageUnknown extends ShopError {
  constructor() {
    super(errorCodes.redeemPageUnknown, { parameter: 'pageId' })
  }
}

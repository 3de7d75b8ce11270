import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Several fields of one input that are wrong, so that a form can mark them all at once. */
export class InputRefused extends ShopError {
  readonly problems: readonly ShopError[]

  constructor(first: ShopError, others: readonly ShopError[]) {
    super(first.code, { ...(first.parameter && { parameter: first.parameter }) })
    this.problems = [first, ...others]
  }
}

/** An argument that is none of what the contract allows (3000). */
export class InputInvalid extends ShopError {
  constructor(parameter?: string) {
    super(errorCodes.inputInvalid, parameter === undefined ? {} : { parameter })
  }
}

/** Asked of another storefront than the one that answers, or for no country at all. */
export class CountryInvalid extends ShopError {
  constructor(parameter: 'storeID' | 'countryCode') {
    super(errorCodes.countryInvalid, { parameter })
  }
}

export class TooManyRequests extends ShopError {
  constructor() {
    super(errorCodes.tooManyRequests)
  }
}

/** The process, or its database, has more to do than it can. */
export class ShopBusy extends ShopError {
  constructor() {
    super(errorCodes.shopBusy)
  }
}

/** What the shop keeps cannot be reached now. */
export class ShopAway extends ShopError {
  constructor() {
    super(errorCodes.shopAway)
  }
}

import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** The order has no document of this number: it is not paid yet, or the number is another order's. */
export class DocumentUnknown extends ShopError {
  constructor() {
    super(errorCodes.documentUnknown, { parameter: 'number' })
  }
}

/** A statement is asked for days that are none, or for too many (3861). */
export class StatementPeriodInvalid extends ShopError {
  constructor() {
    super(errorCodes.statementPeriodInvalid, { parameter: 'from' })
  }
}

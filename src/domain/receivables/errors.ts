import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** The company pays in advance, or stopped being allowed to order on account (3858). */
export class NotOnAccount extends ShopError {
  constructor() {
    super(errorCodes.notOnAccount, { parameter: 'methodId' })
  }
}

/** The order would take the company past its credit limit (3859). */
export class CreditLimitPassed extends ShopError {
  constructor(cause?: unknown) {
    super(errorCodes.creditLimitPassed, { parameter: 'methodId', cause })
  }
}

/** An invoice of the company is overdue for so long that it orders nothing on account (3860). */
export class InvoiceLongOverdue extends ShopError {
  constructor() {
    super(errorCodes.invoiceLongOverdue, { parameter: 'methodId' })
  }
}

import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** The account does not hold what was to be taken from it. Nothing of the transaction has happened. */
export class BalanceTooLow extends ShopError<{ accountId: string }> {
  constructor(accountId: string, cause?: unknown) {
    super(errorCodes.balanceTooLow, { details: { accountId }, cause })
  }
}

import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/**
 * Somebody else moved the floor since it was looked at. Nothing of the transaction has happened.
 */
export class FloorMovedMeanwhile extends Error {
  override name = 'FloorMovedMeanwhile'

  constructor(cause: unknown) {
    super('The floor was moved meanwhile.', { cause })
  }
}

/** The account does not hold what was to be taken from it. Nothing of the transaction has happened. */
export class BalanceTooLow extends ShopError<{ accountId: string }> {
  constructor(accountId: string, cause?: unknown) {
    super(errorCodes.balanceTooLow, { details: { accountId }, cause })
  }
}

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

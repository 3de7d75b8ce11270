import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Nothing was chosen (3323). */
export class NothingWithdrawn extends ShopError {
  constructor() {
    super(errorCodes.nothingWithdrawn, { parameter: 'parts' })
  }
}

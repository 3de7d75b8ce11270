import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** The order has no document of this number: it is not paid yet, or the number is another order's. */
export class DocumentUnknown extends ShopError {
  constructor() {
    super(errorCodes.documentUnknown, { parameter: 'number' })
  }
}

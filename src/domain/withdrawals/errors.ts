import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** This address withdrew as often as it may within the hour (3322). */
export class WithdrawnTooOften extends ShopError {
  constructor() {
    super(errorCodes.withdrawnTooOften)
  }
}

/** Nothing was chosen (3323). */
export class NothingWithdrawn extends ShopError {
  constructor() {
    super(errorCodes.nothingWithdrawn, { parameter: 'parts' })
  }
}

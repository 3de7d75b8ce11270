import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Too late, of another gift, or not sealed by us (3507). */
export class RemindersNotRestored extends ShopError {
  constructor() {
    super(errorCodes.remindersNotRestored, { parameter: 'undo' })
  }
}

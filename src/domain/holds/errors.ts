import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Somebody pays with what is reserved at this moment: it stays where it is until that is over (3529). */
export class HoldIsBeingPaid extends ShopError {
  constructor() {
    super(errorCodes.holdIsBeingPaid, { parameter: 'reservationId' })
  }
}

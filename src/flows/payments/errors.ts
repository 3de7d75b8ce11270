import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'
import type { PaymentView } from './payment-view.ts'

/** The shopper never learns why: it would help people who try stolen cards (SPEC §8, 2035). */
export class PaymentRefused extends ShopError<{ payment: PaymentView }> {
  constructor(payment: PaymentView) {
    super(errorCodes.paymentRefused, { details: { payment } })
  }
}

/** The shopper ended it, or let it expire. The basket is intact (3403). */
export class PaymentCancelled extends ShopError<{ payment: PaymentView }> {
  constructor(payment: PaymentView) {
    super(errorCodes.paymentCancelled, { details: { payment } })
  }
}

/** Nothing was charged as far as we know; the shop keeps asking (3402). */
export class ProviderSilent extends ShopError<{ payment: PaymentView | undefined }> {
  override readonly isAlert = true

  constructor(payment: PaymentView | undefined, cause: unknown) {
    super(errorCodes.paymentProviderUnreachable, { details: { payment }, cause })
  }
}

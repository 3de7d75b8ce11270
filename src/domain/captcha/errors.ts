import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** SPEC §5: without a token nothing is asked (3720). */
export class CaptchaMissing extends ShopError {
  constructor() {
    super(errorCodes.captchaMissing, { parameter: 'captchaToken' })
  }
}

/** Forged, wrong, too old or used before; which of these helps nobody but a machine (3721). */
export class CaptchaRefused extends ShopError {
  constructor() {
    super(errorCodes.captchaRefused, { parameter: 'captchaToken' })
  }
}

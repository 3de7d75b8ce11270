import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Never ours, too old, or of a sign-up that was ended or forgotten (3722). */
export class NewsletterLinkInvalid extends ShopError {
  constructor() {
    super(errorCodes.newsletterLinkInvalid, { parameter: 'token' })
  }
}

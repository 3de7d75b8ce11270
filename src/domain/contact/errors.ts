import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

export class ContactSubjectUnknown extends ShopError {
  constructor() {
    super(errorCodes.contactSubjectUnknown, { parameter: 'subject' })
  }
}

import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

export class ContactSubjectUnknown extends ShopError {
  constructor() {
    super(errorCodes.contactSubjectUnknown, { parameter: 'subject' })
  }
}

/** This address wrote as often as it may within the hour (3735). */
export class ContactTooOften extends ShopError {
  constructor() {
    super(errorCodes.contactTooOften)
  }
}

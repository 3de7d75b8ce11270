import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** No queue of blocks is called so. */
export class QueueUnknown extends ShopError {
  constructor() {
    super(errorCodes.queueUnknown, { parameter: 'queueID' })
  }
}

/** There is no landing page at this address. */
export class LandingPageUnknown extends ShopError {
  constructor() {
    super(errorCodes.landingPageUnknown, { parameter: 'path' })
  }
}

/** There is no page with terms, help and the like at this address. */
export class InformationPageUnknown extends ShopError {
  constructor() {
    super(errorCodes.informationPageUnknown, { parameter: 'path' })
  }
}

/** No article of today stands at this address. */
export class ArticleUnknown extends ShopError {
  constructor() {
    super(errorCodes.articleUnknown, { parameter: 'path' })
  }
}

/** Nothing is written about a subject of this name. */
export class BlogSubjectUnknown extends ShopError {
  constructor() {
    super(errorCodes.blogSubjectUnknown, { parameter: 'subject' })
  }
}

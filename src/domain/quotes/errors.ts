import type { QuoteState } from '#domain/quotes/quote.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** Never ours, or forgotten (3900). */
export class QuoteLinkInvalid extends ShopError {
  constructor() {
    super(errorCodes.quoteLinkInvalid, { parameter: 'token' })
  }
}

const codes = {
  asked: errorCodes.quoteNotSent,
  accepted: errorCodes.quoteAccepted,
  declined: errorCodes.quoteDeclined,
  withdrawn: errorCodes.quoteWithdrawn,
  lapsed: errorCodes.quoteLapsed,
} as const

type EndedState = Exclude<QuoteState['kind'], 'sent'>

/** The quote cannot be accepted or declined: not sent yet (3901), or ended (3902 to 3905). */
export class QuoteNotOpen extends ShopError {
  readonly state: EndedState

  constructor(state: EndedState) {
    super(codes[state], { parameter: 'token' })
    this.state = state
  }
}

/** No list of receivers, whatever it is (3908). */
export class QuoteListUnreadable extends ShopError {
  constructor() {
    super(errorCodes.quoteListUnreadable, { parameter: 'rows' })
  }
}

import type { Paths } from '#kernel/addresses.ts'
import { writeQuoteQuery } from '#kernel/company-gift.ts'

/** Where a quote is asked for. */
export const quoteAddress = (paths: Paths, ...asked: Parameters<typeof writeQuoteQuery>): string =>
  `${paths.quoteRequest()}?${writeQuoteQuery(...asked)}`

/** Moment within the last day of a quote: `validUntil` is the end of that day. */
export const quoteLastDay = (validUntil: Date | string): Date =>
  new Date(new Date(validUntil).getTime() - 1)

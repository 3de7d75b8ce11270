const orderNumbers = /\b(\d{2})[\s-]?([2-9A-Z]{4})[\s-]?([2-9A-Z]{4})\b/g

/** Numbers of orders that somebody wrote to a transfer, with or without what parts them. */
export const orderNumbersIn = (text: string): readonly string[] =>
  [...text.toUpperCase().matchAll(orderNumbers)].map(([, store, first, last]) =>
    [store, first, last].join('-'),
  )

/** A link in a list. Its padding makes a row of one line 36 or 44 px high, and keeps two lines as far from the next. */
export const footerRow =
  'inline-flex min-h-9 items-center py-[0.35rem] max-sm:min-h-11 max-sm:py-[0.6rem]'

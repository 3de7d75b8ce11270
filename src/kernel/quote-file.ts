/** A quote as PDF, below the page of its private link. */
export const quoteFile = 'offerte.pdf'

import { offer } from './offer.ts'

/** What only the page of a product says, on top of `screens`: a list or the front page does not load it. */
export const offering = { offer }

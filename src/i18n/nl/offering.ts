import { filters } from './filters.ts'
import { offer } from './offer.ts'
import { product } from './product.ts'

/** What lists of products and their own pages say, on top of `screens`: the front page does not load it. */
export const offering = { filters, offer, product }

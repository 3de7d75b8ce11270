import { narrowing } from './narrowing.ts'
import { offer } from './offer.ts'
import { product } from './product.ts'

/** What lists of products and their own pages say, on top of `screens`: the front page does not load it. */
export const offering = { narrowing, offer, product }

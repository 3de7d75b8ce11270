import type { Product } from '#domain/catalogue/product.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'

/** Whether everybody on a list can get it now: packs of blank cards go to whoever orders. */
export const fitsReceiverList = (product: Product): boolean =>
  product.kind !== 'GIFTCARD_BLANK_PACK' && isOrderable(product)

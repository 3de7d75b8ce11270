import type { Product } from '#domain/catalogue/product.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'

/** True where everybody on a list can get it now. Packs of blank cards go to the orderer. */
export const fitsReceiverList = (product: Product): boolean =>
  product.kind !== 'GIFTCARD_BLANK_PACK' && isOrderable(product)

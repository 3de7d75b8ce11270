import { nameProducts } from '#domain/catalogue/name-products.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { variationTypes } from '#domain/catalogue/variations.ts'
import type { Db } from '#domain/db.ts'
import type { CommandAnswer } from './command.ts'
import { nearestNames } from './nearest-names.ts'

/** What stands behind `stock out` and `stock back`. */
export type StockWords = {
  productId: string
  variationTypes: readonly VariationType[]
  /** ' as a digital card', or nothing where all forms are meant. */
  form: string
  rest: string
}

const forms: ReadonlyMap<string | undefined, VariationType> = new Map([
  ['digital', 'DIGITAL'],
  ['physical', 'PHYSICAL'],
])

/** A product by its id or its address, then perhaps a form, then free words. */
export function readStockWords([product = '', ...words]: readonly string[]): StockWords {
  const productId = product.split('/').findLast((part) => part !== '') ?? ''
  const variationType = forms.get(words[0]?.toLowerCase())
  return {
    productId,
    variationTypes: variationType === undefined ? variationTypes : [variationType],
    form: variationType === undefined ? '' : ` as a ${variationType.toLowerCase()} card`,
    rest: words.slice(variationType === undefined ? 0 : 1).join(' '),
  }
}

/** For a name that is not sold: says so, with what may have been meant. */
export async function unknownProduct(db: Db, productId: string): Promise<CommandAnswer> {
  if (productId === '')
    return {
      lines: ['Say which product: the last part of its address, such as loof-en-lente-tuinbon.'],
      isFine: false,
    }
  const near = nearestNames(productId, await nameProducts(db))
  const hint = near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`
  return { lines: [`There is no product ${productId}.${hint}`], isFine: false }
}

import { resumeSale } from '#domain/catalogue/stop-sale.ts'
import type { Command } from './command.ts'
import { readStockWords, unknownProduct } from './stock-words.ts'

/** Ends what `stock out` began; from then on the files decide again. */
export const stockBackCommand: Command = {
  name: 'stock back',
  explanation: 'ends stock out: <product> [digital|physical]; then the files say what is in stock',
  async run({ db }, args) {
    const { productId, variationTypes, form, rest } = readStockWords(args)
    if (rest !== '')
      return { lines: [`A form is digital or physical; ${rest} is neither.`], isFine: false }
    const known = await db
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .executeTakeFirst()
    if (known === undefined) return unknownProduct(db, productId)
    const ended = await db
      .transaction()
      .execute((tx) => resumeSale(tx, { productId, variationTypes }))
    const state = ended === 0 ? 'was not taken off sale' : 'follows its file again'
    return { lines: [`${productId} ${state}${form}.`], isFine: true }
  },
}

import { stopReasonLengthMax } from '#domain/catalogue/stock-stops.ts'
import { stopSale } from '#domain/catalogue/stop-sale.ts'
import type { Command } from './command.ts'
import { readStockWords, unknownProduct } from './stock-words.ts'

/** "Momenteel niet leverbaar" at once, whatever the files say, until `stock back` (SPEC §8, 2031). */
export const stockOutCommand: Command = {
  name: 'stock out',
  explanation: 'takes a product off sale at once: <product> [digital|physical] [reason]',
  async run({ db, clock }, args) {
    const { productId, variationTypes, form, rest: reason } = readStockWords(args)
    if (reason.length > stopReasonLengthMax)
      return { lines: [`Say why in ${stopReasonLengthMax} characters at most.`], isFine: false }
    const product = await db
      .selectFrom('products')
      .select('document')
      .where('id', '=', productId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (product === undefined) return unknownProduct(db, productId)
    const { digital, physical } = product.document
    const isOffered = { DIGITAL: digital !== undefined, PHYSICAL: physical !== undefined }
    if (!variationTypes.some((variationType) => isOffered[variationType]))
      return { lines: [`${productId} is not offered${form}.`], isFine: false }
    const stop = { productId, variationTypes, reason, at: clock.now() }
    const stopped = await db.transaction().execute((tx) => stopSale(tx, stop))
    const state = stopped === 0 ? 'was off sale already' : 'is off sale now'
    return { lines: [`${productId} ${state}${form}.`], isFine: true }
  },
}

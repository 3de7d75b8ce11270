import { announceCatalogue } from '#domain/catalogue/announce-catalogue.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Tx } from '#domain/db.ts'

export type SaleToStop = {
  productId: string
  variationTypes: readonly VariationType[]
  /** Empty: none is given, and an earlier one stays. */
  reason: string
  at: Date
}

/**
 * Takes forms of a product off sale, in every process as soon as this commits. Twice is once: the moment of the
 * first stop stays, and a reason that is given replaces an earlier one. Gives how many forms were stopped newly.
 */
export async function stopSale(
  tx: Tx,
  { productId, variationTypes, reason, at }: SaleToStop,
): Promise<number> {
  const stopped = await tx
    .insertInto('stock_stops')
    .values(
      variationTypes.map((variationType) => ({
        product_id: productId,
        variation_type: variationType,
        reason,
        stopped_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('variation_type')
    .execute()
  if (stopped.length < variationTypes.length && reason !== '') {
    await tx
      .updateTable('stock_stops')
      .set({ reason })
      .where('product_id', '=', productId)
      .where('variation_type', 'in', variationTypes)
      .execute()
  }
  if (stopped.length > 0) await announceCatalogue(tx, 'stock')
  return stopped.length
}

/** Ends the stops of these forms, in every process as soon as this commits. Gives how many ended; none is fine. */
export async function resumeSale(
  tx: Tx,
  { productId, variationTypes }: Pick<SaleToStop, 'productId' | 'variationTypes'>,
): Promise<number> {
  const ended = await tx
    .deleteFrom('stock_stops')
    .where('product_id', '=', productId)
    .where('variation_type', 'in', variationTypes)
    .executeTakeFirst()
  const count = Number(ended.numDeletedRows)
  if (count > 0) await announceCatalogue(tx, 'stock')
  return count
}

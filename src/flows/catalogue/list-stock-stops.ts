import { listStockStops, type StockStop } from '#domain/catalogue/stock-stops.ts'
import { variationTypes } from '#domain/catalogue/variations.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type StoppedStock = Pick<StockStop, 'productId' | 'reason' | 'stoppedAt'> & {
  /** Null where one act stopped all forms. */
  form: StockStop['variationType'] | null
}

/** What was taken off sale by command, not what the files say is out. */
export async function listStoppedStock({ db }: Pick<Deps, 'db'>): Promise<readonly StoppedStock[]> {
  const byProduct = Map.groupBy(await listStockStops(db), ({ productId }) => productId)
  return [...byProduct.values()].flatMap(viewProduct)
}

function viewProduct(stops: readonly StockStop[]): readonly StoppedStock[] {
  const [first] = stops
  const isWhole =
    stops.length === variationTypes.length &&
    stops.every(
      ({ reason, stoppedAt }) =>
        reason === first?.reason && stoppedAt.getTime() === first.stoppedAt.getTime(),
    )
  return (isWhole ? stops.slice(0, 1) : stops).map(({ variationType, ...stop }) => ({
    ...stop,
    form: isWhole ? null : variationType,
  }))
}

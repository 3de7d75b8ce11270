import type { Product, VariationConfig, VariationType } from '#domain/catalogue/product.ts'
import type { Db } from '#domain/db.ts'

/** One form of a product that the operator took off sale, until it is put back by command. */
export type StockStop = {
  productId: string
  variationType: VariationType
  /** For colleagues; visitors never see it. */
  reason: string
  stoppedAt: Date
}

/** As long as the database takes. */
export const stopReasonLengthMax = 200

/** All that is stopped now, by product; also of products that are archived. */
export const listStockStops = (db: Db): Promise<StockStop[]> =>
  db
    .selectFrom('stock_stops')
    .select([
      'product_id as productId',
      'variation_type as variationType',
      'reason',
      'stopped_at as stoppedAt',
    ])
    .orderBy('product_id')
    .orderBy('variation_type')
    .execute()

type StoppedForm = Pick<StockStop, 'productId' | 'variationType'>

/**
 * The products as they may be sold: a stop beats the stock of the files. A form that is only announced stays
 * announced, since nobody could buy it anyway; products without a stop are the very same objects.
 */
export function applyStockStops(
  products: readonly Product[],
  stops: readonly StoppedForm[],
): readonly Product[] {
  if (stops.length === 0) return products
  const stopped = new Set(stops.map(keyOf))
  const sellable = (product: Product, variationType: VariationType, config?: VariationConfig) =>
    config?.stock === 'available' && stopped.has(keyOf({ productId: product.id, variationType }))
      ? { ...config, stock: 'out' as const }
      : config
  return products.map((product) => {
    const digital = sellable(product, 'DIGITAL', product.digital)
    const physical = sellable(product, 'PHYSICAL', product.physical)
    return digital === product.digital && physical === product.physical
      ? product
      : { ...product, digital, physical }
  })
}

/** Belongs to the version of a snapshot: the same files with other stops are another shop to see. */
export const versionWithStops = (version: string, stops: readonly StoppedForm[]): string =>
  [version, ...stops.map(keyOf).sort()].join('+')

const keyOf = ({ productId, variationType }: StoppedForm): string => `${productId}:${variationType}`

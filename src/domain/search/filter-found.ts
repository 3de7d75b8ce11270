import type { Product, VariationConfig } from '#domain/catalogue/product.ts'
import { configOf, isForSale } from '#domain/catalogue/variations.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchQuestion } from './search-question.ts'

type Wanted = Pick<SearchQuestion, 'price' | 'form'> & {
  /** Ids of products that do not suit whom it is for. */
  not?: readonly string[] | undefined
}

/**
 * Keeps the products that are for sale in the form and at the price that was asked for. A form that nothing is
 * sold in is no reason to show nothing; a price is, unless no product fits it at all.
 */
export function filterFound(
  found: readonly SearchEntry[],
  { price, form, not = [] }: Wanted,
): readonly SearchEntry[] {
  const suiting =
    not.length === 0
      ? found
      : found.filter((entry) => !('product' in entry) || !not.includes(entry.product.id))
  const formed =
    form === undefined ? suiting : keepSome(suiting, (product) => isForSale(product, form))
  if (price === undefined) return formed
  return formed.filter((entry) => !('product' in entry) || isOfferedAt(entry.product, price))
}

/** Whether it can be had at such a price in any form. */
export const isOfferedAt = (
  product: Product,
  { minCents, maxCents }: NonNullable<SearchQuestion['price']>,
): boolean =>
  [configOf(product, 'DIGITAL'), configOf(product, 'PHYSICAL')].some(
    (config) => config !== undefined && offers(config, minCents, maxCents),
  )

function keepSome(
  found: readonly SearchEntry[],
  isWanted: (product: Product) => boolean,
): readonly SearchEntry[] {
  const kept = found.filter((entry) => !('product' in entry) || isWanted(entry.product))
  return kept.some((entry) => 'product' in entry) ? kept : found
}

const offers = (config: VariationConfig, minCents: number, maxCents: number): boolean =>
  config.hasFixedPrices
    ? config.pricesToShowCents.some((cents) => cents >= minCents && cents <= maxCents)
    : config.minCents <= maxCents && config.maxCents >= minCents

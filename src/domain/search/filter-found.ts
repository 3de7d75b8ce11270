import type { Product, VariationConfig } from '#domain/catalogue/product.ts'
import { configOf, isForSale } from '#domain/catalogue/variations.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchQuestion } from './search-question.ts'

/**
 * Keeps the products that are for sale in the form and at the price that was asked for. A form that nothing is
 * sold in is no reason to show nothing; a price is, unless no product fits it at all.
 */
export function filterFound(
  found: readonly SearchEntry[],
  { price, form }: Pick<SearchQuestion, 'price' | 'form'>,
): readonly SearchEntry[] {
  const formed = form === undefined ? found : keepSome(found, (product) => isForSale(product, form))
  if (price === undefined) return formed
  const { minCents, maxCents } = price
  return formed.filter(
    (entry) =>
      !('product' in entry) ||
      [configOf(entry.product, 'DIGITAL'), configOf(entry.product, 'PHYSICAL')].some(
        (config) => config !== undefined && offers(config, minCents, maxCents),
      ),
  )
}

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

import type { Product } from '#domain/catalogue/product.ts'
import { type SearchPlace, searchCatalogue } from './search-catalogue.ts'

/** The products among what a search finds, gift cards before donations. */
export async function findProducts(place: SearchPlace, typed: string): Promise<readonly Product[]> {
  const { groups } = await searchCatalogue(place, typed)
  return groups.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('product' in entry ? entry.product : [])),
  )
}

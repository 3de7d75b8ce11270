import { changedCatalogue } from '#domain/catalogue/changed-catalogue.ts'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Currency } from '#kernel/money.ts'

/** What of the catalogue has prices in this currency: nothing is converted. */
export const pricedIn = (currency: Currency, catalogue: Catalogue): Catalogue =>
  changedCatalogue(catalogue, (product) => (product.currency === currency ? [product] : []))

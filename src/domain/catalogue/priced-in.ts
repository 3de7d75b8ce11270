import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Currency } from '#kernel/money.ts'

/**
 * What of the catalogue has prices in this currency: nothing is converted. Where that is all of it the snapshot
 * itself is given, else the same snapshot gives the same part.
 */
export function pricedIn(currency: Currency, catalogue: Catalogue): Catalogue {
  const parts = new WeakMap<CatalogueSnapshot, CatalogueSnapshot>()
  return {
    current: () => {
      const whole = catalogue.current()
      const part = parts.get(whole) ?? partOf(whole, currency)
      parts.set(whole, part)
      return part
    },
  }
}

function partOf(whole: CatalogueSnapshot, currency: Currency): CatalogueSnapshot {
  const everything = [...whole.productById.values()]
  const products = everything.filter((product) => product.currency === currency)
  if (products.length === everything.length) return whole
  return buildSnapshot(whole.version, { ...whole, products })
}

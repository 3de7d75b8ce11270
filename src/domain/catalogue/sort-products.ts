import { deliveryForms, formsOnOffer, lowestAmount } from '#domain/catalogue/amounts-on-offer.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Language } from '#kernel/language.ts'

/** `popularity` is the shop's own order; the others fall back on it among equals. */
export type ProductSorting = 'popularity' | 'priceAscending' | 'priceDescending' | 'title'

export type ProductOrder = { sorting: ProductSorting; language: Language }

/** Lists of a snapshot in their other orders; they go when the snapshot goes. */
const sorted = new WeakMap<readonly Product[], Map<string, readonly Product[]>>()

/**
 * One of the lists of a snapshot in another order. Each is put in order once: a caller that filters it afterwards
 * gets the matches in that order by walking along it.
 */
export function sortProducts(
  snapshot: CatalogueSnapshot,
  products: readonly Product[],
  order: ProductOrder,
): readonly Product[] {
  if (order.sorting === 'popularity') return products
  const key = order.sorting === 'title' ? `title ${order.language}` : order.sorting
  const known = sorted.get(products)?.get(key)
  if (known !== undefined) return known
  const made = products.toSorted(comparison(snapshot, order))
  sorted.set(products, (sorted.get(products) ?? new Map()).set(key, made))
  return made
}

type Comparison = (one: Product, other: Product) => number

function comparison(snapshot: CatalogueSnapshot, { sorting, language }: ProductOrder): Comparison {
  if (sorting === 'title') {
    const collator = new Intl.Collator(language, { numeric: true })
    return (one, other) => collator.compare(one.title[language], other.title[language])
  }
  const direction = sorting === 'priceDescending' ? -1 : 1
  const rank = (product: Product): number => {
    const amounts = formsOnOffer(snapshot, product, deliveryForms).map(lowestAmount)
    return amounts.length === 0 ? unpriced : direction * Math.min(...amounts)
  }
  return (one, other) => rank(one) - rank(other)
}

/** A product that cannot be had in any form comes last, whichever way the prices run. */
const unpriced = Number.MAX_SAFE_INTEGER

import type { Product, VariationConfig, VariationType } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { configOf, isForSale } from '#domain/catalogue/variations.ts'

/** In the order in which a visitor is asked. */
export const deliveryForms: readonly VariationType[] = ['DIGITAL', 'PHYSICAL']

/** Cents, both ends included; an end that is absent is open. */
export type PriceRange = { minCents?: number | undefined; maxCents?: number | undefined }

const formsBySnapshot = new WeakMap<CatalogueSnapshot, ReadonlySet<VariationType>>()

/** The forms that at least one product of the shop can be bought in. */
export function formsForSale(snapshot: CatalogueSnapshot): ReadonlySet<VariationType> {
  const known = formsBySnapshot.get(snapshot)
  if (known !== undefined) return known
  const forms = new Set(
    deliveryForms.filter((form) => snapshot.products.some((product) => isForSale(product, form))),
  )
  formsBySnapshot.set(snapshot, forms)
  return forms
}

/**
 * The forms of a product that a list counts, of those asked for: what is for sale, else what is there at all, so
 * that a card that is sold out keeps its prices. A form that is only announced counts as long as the whole
 * shop only announces it: then a visitor who looks for post sees what will come, later what can be had.
 */
export function formsOnOffer(
  snapshot: CatalogueSnapshot,
  product: Product,
  asked: readonly VariationType[],
): VariationConfig[] {
  const sold = formsForSale(snapshot)
  const offered: VariationConfig[] = []
  for (const form of asked) {
    const config = configOf(product, form)
    if (config !== undefined && (config.stock !== 'coming' || !sold.has(form))) offered.push(config)
  }
  const forSale = offered.filter(({ stock }) => stock === 'available')
  return forSale.length > 0 ? forSale : offered
}

/** True when an amount that the form is sold at lies in the range. */
export function hasAmountWithin(config: VariationConfig, range: PriceRange): boolean {
  const { minCents = 0, maxCents = Number.MAX_SAFE_INTEGER } = range
  if (config.hasFixedPrices)
    return config.pricesToShowCents.some((cents) => cents >= minCents && cents <= maxCents)
  const first = stepUp(Math.max(config.minCents, minCents), config.stepCents)
  return first <= Math.min(config.maxCents, maxCents)
}

export const lowestAmount = (config: VariationConfig): number =>
  config.hasFixedPrices
    ? (config.pricesToShowCents[0] ?? config.minCents)
    : stepUp(config.minCents, config.stepCents)

export const highestAmount = (config: VariationConfig): number =>
  config.hasFixedPrices
    ? (config.pricesToShowCents.at(-1) ?? config.maxCents)
    : config.maxCents - (config.maxCents % config.stepCents)

/** The least free amount that is not below this one. */
const stepUp = (cents: number, stepCents: number): number =>
  Math.ceil(cents / stepCents) * stepCents

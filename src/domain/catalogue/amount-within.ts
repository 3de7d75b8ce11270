import type { Product, VariationConfig } from './product.ts'
import { configOf, isForSale, variationTypes } from './variations.ts'

/** Both ends belong to it. */
export type AmountBounds = { minCents: number; maxCents: number }

/** What can be given of a product for such a price. */
export type AmountWithin = {
  /** The least. */
  fromCents: number
  /** What a giver begins with: as much as they said, in whole euros where the product has them. */
  cents: number
}

/** Of the first form that can be bought for such a price now; undefined where none can. */
export function amountWithin(product: Product, range: AmountBounds): AmountWithin | undefined {
  for (const variationType of variationTypes) {
    const config = isForSale(product, variationType) && configOf(product, variationType)
    const amounts = config ? amountsOf(config, range) : []
    const [least] = amounts
    if (least === undefined) continue
    const inOrder = isOpen(range) ? amounts : amounts.toReversed()
    return { fromCents: least, cents: inOrder.find(isWhole) ?? inOrder[0] ?? least }
  }
  return undefined
}

/** "From 20 euro" names no most: whoever says so begins with the least. */
const isOpen = ({ maxCents }: AmountBounds): boolean => maxCents === Number.MAX_SAFE_INTEGER

const isWhole = (cents: number): boolean => cents % 100 === 0

/** Ascending. Where any amount may be typed: those at both ends, and the nearest whole ones. */
function amountsOf(config: VariationConfig, { minCents, maxCents }: AmountBounds): number[] {
  const isWithin = (cents: number) => cents >= minCents && cents <= maxCents
  if (config.hasFixedPrices) return config.pricesToShowCents.filter(isWithin).toSorted(ascending)
  const steps = [config.stepCents, wholeStep(config.stepCents)]
  const low = Math.max(minCents, config.minCents)
  const high = Math.min(maxCents, config.maxCents)
  const ends = steps.flatMap((step) => [Math.ceil(low / step) * step, high - (high % step)])
  return [...new Set(ends)].filter((cents) => cents >= low && cents <= high).toSorted(ascending)
}

/** The least amount of whole euros that so many steps make. */
function wholeStep(stepCents: number): number {
  let whole = stepCents
  while (!isWhole(whole)) whole += stepCents
  return whole
}

const ascending = (one: number, other: number): number => one - other

import type { Product, VariationConfig, VariationType } from '#domain/catalogue/product.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/** One form of a product at one amount: what a package holds (SPEC §3). Computed, never stored. */
export type Variation = {
  /** `<productId>:digital:5000` */
  id: string
  /** `<SKU>-D-5000` */
  sku: string
  product: Product
  variationType: VariationType
  amountCents: number
}

export type VariationChoice = { variationType: VariationType; amountCents: number }

/** Why a choice is not for sale; the names are those of the registry of errors. */
export type VariationProblem = Extract<
  ErrorName,
  'variationUnavailable' | 'outOfStock' | 'amountNotOffered' | 'amountOutOfRange'
>

export type FoundVariation =
  | { variation: Variation; problem: undefined }
  | { variation: undefined; problem: VariationProblem }

export const variationTypes: readonly VariationType[] = ['DIGITAL', 'PHYSICAL']

export const configOf = (
  product: Product,
  variationType: VariationType,
): VariationConfig | undefined => (variationType === 'DIGITAL' ? product.digital : product.physical)

/** The variation without asking whether it is for sale. `findVariation` asks. */
export function variationAt(product: Product, choice: VariationChoice): Variation {
  const letter = choice.variationType === 'DIGITAL' ? 'D' : 'P'
  return {
    id: `${product.id}:${choice.variationType.toLowerCase()}:${choice.amountCents}`,
    sku: `${product.sku}-${letter}-${choice.amountCents}`,
    product,
    ...choice,
  }
}

/** Every variation with a listed price, digital before physical, whatever its stock. */
export function variationsOf(product: Product): Variation[] {
  return variationTypes.flatMap((variationType) =>
    (configOf(product, variationType)?.pricesToShowCents ?? []).map((amountCents) =>
      variationAt(product, { variationType, amountCents }),
    ),
  )
}

export const isForSale = (product: Product, variationType: VariationType): boolean =>
  configOf(product, variationType)?.stock === 'available'

/** True when at least one form can be bought now; otherwise the product "is momenteel niet leverbaar". */
export const isOrderable = (product: Product): boolean =>
  variationTypes.some((variationType) => isForSale(product, variationType))

/** Those for sale now; of a product that is out of stock all, so that its prices stay in sight. */
export function variationsToShow(product: Product): Variation[] {
  const variations = variationsOf(product)
  const forSale = variations.filter(({ variationType }) => isForSale(product, variationType))
  return forSale.length > 0 ? forSale : variations
}

/** The amounts of `variationsToShow`, each once, ascending (SPEC §3, fixedValues). */
export function fixedValuesOf(product: Product): number[] {
  const amounts = new Set(variationsToShow(product).map(({ amountCents }) => amountCents))
  return [...amounts].sort((one, other) => one - other)
}

function problemOf(
  config: VariationConfig | undefined,
  amountCents: number,
): VariationProblem | undefined {
  if (config === undefined || config.stock === 'coming') return 'variationUnavailable'
  if (config.stock === 'out') return 'outOfStock'
  if (!Number.isSafeInteger(amountCents)) return 'amountNotOffered'
  if (config.hasFixedPrices)
    return config.pricesToShowCents.includes(amountCents) ? undefined : 'amountNotOffered'
  if (amountCents < config.minCents || amountCents > config.maxCents) return 'amountOutOfRange'
  return amountCents % config.stepCents === 0 ? undefined : 'amountNotOffered'
}

/** The variation of a choice that came from outside, or why it is not for sale. Never throws. */
export function findVariation(product: Product, choice: VariationChoice): FoundVariation {
  const problem = problemOf(configOf(product, choice.variationType), choice.amountCents)
  return problem === undefined
    ? { variation: variationAt(product, choice), problem }
    : { variation: undefined, problem }
}

import { ProductUnknown, TestCardRefused, VariationNotForSale } from '#domain/catalogue/errors.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import {
  configOf,
  findVariation,
  type Variation,
  type VariationChoice,
} from '#domain/catalogue/variations.ts'

/** Throws `ProductUnknown` (3100) for an id that is not sold. */
export function ensureProduct(snapshot: CatalogueSnapshot, productId: string): Product {
  const product = snapshot.productById.get(productId)
  if (product === undefined) throw new ProductUnknown()
  return product
}

/** A card for trying things out is sold in a demonstration alone. Throws `TestCardRefused` (3361). */
export function ensureNoTestCard(
  { isTest }: Product,
  { organisation }: { organisation: { isInvented?: boolean | undefined } },
): void {
  if (isTest === true && organisation.isInvented !== true) throw new TestCardRefused()
}

/** As `findVariation`, but throws `VariationNotForSale` with the code of the reason. */
export function ensureVariation(product: Product, choice: VariationChoice): Variation {
  const { variation, problem } = findVariation(product, choice)
  if (problem === undefined) return variation
  const config = configOf(product, choice.variationType)
  if (config === undefined) throw new VariationNotForSale(problem, {})
  throw new VariationNotForSale(problem, {
    min: { currency: product.currency, cents: config.minCents },
    max: { currency: product.currency, cents: config.maxCents },
  })
}

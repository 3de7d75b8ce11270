import { QuantityInvalid } from '#domain/cart/errors.ts'
import { ensureProduct, ensureVariation } from '#domain/catalogue/ensure-variation.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { findVariation, type VariationChoice } from '#domain/catalogue/variations.ts'
import { type ErrorCode, errorCodes } from '#kernel/error-codes.ts'
import { packageQuantityMax } from '#kernel/limits.ts'

/** Why this choice cannot be bought today, or undefined when it can. */
export function problemOf(
  product: Product | undefined,
  choice: VariationChoice,
): ErrorCode | undefined {
  if (product === undefined) return errorCodes.productUnknown
  const { problem } = findVariation(product, choice)
  return problem && errorCodes[problem]
}

/** Throws 3100, 3101, 2031, 3102 or 3103 when this choice cannot be bought today. */
export function ensureForSale(
  catalogue: CatalogueSnapshot,
  choice: VariationChoice & { productId: string },
): void {
  ensureVariation(ensureProduct(catalogue, choice.productId), choice)
}

/** None, fewer than none and absurdly many are refused (3200). */
export function ensureQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > packageQuantityMax) {
    throw new QuantityInvalid(packageQuantityMax)
  }
}

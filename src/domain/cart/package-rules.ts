import { packageQuantityMax } from '#domain/cart/cart.ts'
import {
  AmountNotOffered,
  AmountOutOfRange,
  OutOfStock,
  ProductUnknown,
  QuantityInvalid,
  VariationUnavailable,
} from '#domain/cart/errors.ts'
import type { Product, VariationConfig, VariationType } from '#domain/catalogue/product.ts'
import type { Currency } from '#kernel/money.ts'
import type { ShopError } from '#kernel/shop-error.ts'

export const configOf = (product: Product, form: VariationType): VariationConfig | undefined =>
  form === 'DIGITAL' ? product.digital : product.physical

type Choice = { variationType: VariationType; amountCents: number }

/** Why this choice cannot be bought today, or undefined when it can. */
export function findProblem(product: Product | undefined, choice: Choice): ShopError | undefined {
  if (product === undefined) return new ProductUnknown()
  const config = configOf(product, choice.variationType)
  if (config === undefined || config.stock === 'coming') return new VariationUnavailable()
  if (config.stock === 'out') return new OutOfStock()
  return findAmountProblem(config, { cents: choice.amountCents, currency: product.currency })
}

function findAmountProblem(
  config: VariationConfig,
  { cents, currency }: { cents: number; currency: Currency },
): ShopError | undefined {
  if (config.pricesToShowCents.includes(cents)) return undefined
  if (config.hasFixedPrices) return new AmountNotOffered()
  if (!Number.isSafeInteger(cents) || cents < config.minCents || cents > config.maxCents) {
    return new AmountOutOfRange({
      min: { currency, cents: config.minCents },
      max: { currency, cents: config.maxCents },
    })
  }
  return cents % config.stepCents === 0 ? undefined : new AmountNotOffered()
}

/** SPEC §5 asks for whole numbers; none, fewer than none and absurdly many are refused. */
export function ensureQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > packageQuantityMax) {
    throw new QuantityInvalid(packageQuantityMax)
  }
}

import type { RedeemChoice } from '#domain/cart/cart.ts'
import {
  ensureNoTestCard,
  ensureProduct,
  ensureVariation,
} from '#domain/catalogue/ensure-variation.ts'
import { VariationNotForSale } from '#domain/catalogue/errors.ts'
import { isOwnCard, type Product } from '#domain/catalogue/product.ts'
import { configOf, type VariationChoice } from '#domain/catalogue/variations.ts'
import type { Shop } from '#domain/shop.ts'
import type { RedeemRules, Storefront } from '#domain/storefronts/storefront.ts'
import { splitPosted } from '#kernel/split-posted.ts'
import { ProductNotRedeemable } from './errors.ts'
import { ensureQuantity } from './package-rules.ts'

/*
 * For what choice cards are exchanged (SPEC §4): never for choice cards or blank ones, which would only move value from card to card
 * past its last day.
 */

/** Undefined where cards of this programme are not exchanged. */
export const redeemRulesOf = (
  { cardProgrammes }: Pick<Storefront, 'cardProgrammes'>,
  programme: string,
): RedeemRules | undefined => cardProgrammes.find(({ key }) => key === programme)?.redeem

export function isRedeemable(
  product: Product,
  { cardProgrammes, currency }: Pick<Storefront, 'cardProgrammes' | 'currency'>,
  { products, categories, except }: RedeemRules,
): boolean {
  if (isOwnCard(product) || cardProgrammes.some(({ key }) => key === product.issuer)) return false
  if (product.isTest === true) return false
  if (product.currency !== currency || except.includes(product.id)) return false
  if (products === undefined && categories === undefined) return true
  return (
    products?.includes(product.id) === true ||
    product.categories.some((category) => categories?.includes(category))
  )
}

/** So many cards of one amount. */
export type ChoicePart = { amountCents: number; quantity: number }

/** What a choice consists of; what cannot be had as it is stands as one. */
export function partsOf(
  { variationType, amountCents, quantity }: VariationChoice & { quantity: number },
  product: Product | undefined,
  rules: RedeemRules,
): readonly ChoicePart[] {
  const cards =
    product && variationType === 'PHYSICAL'
      ? postedCards(product, amountCents, rules)
      : [amountCents]
  const parts = Map.groupBy(cards ?? [amountCents], (cents) => cents)
  return [...parts].map(([cents, same]) => ({
    ...{ amountCents: cents, quantity: same.length * quantity },
  }))
}

/** Undefined where no cards by post add up to it. A product with listed prices, or with none small enough, is sent as it is sold. */
function postedCards(
  product: Product,
  amountCents: number,
  { postedCardCentsMax }: RedeemRules,
): readonly number[] | undefined {
  const config = configOf(product, 'PHYSICAL')
  const isWhole =
    amountCents <= postedCardCentsMax ||
    config === undefined ||
    config.hasFixedPrices ||
    config.minCents > postedCardCentsMax
  if (isWhole) return [amountCents]
  const { minCents: min, maxCents, stepCents: step } = config
  return splitPosted(amountCents, { min, max: Math.min(maxCents, postedCardCentsMax), step })
}

/** Throws 3100, 3101, 2031, 3102, 3103, 3200, 3361 and 3543 where this cannot be had for a card. */
export function ensureChoice(
  { catalogue, storefront }: Shop,
  rules: RedeemRules,
  choice: Omit<RedeemChoice, 'id' | 'original'>,
): void {
  ensureQuantity(choice.quantity)
  const product = ensureProduct(catalogue, choice.productId)
  ensureNoTestCard(product, storefront)
  if (!isRedeemable(product, storefront, rules)) throw new ProductNotRedeemable()
  const { variationType, amountCents } = choice
  const config = configOf(product, variationType)
  if (config !== undefined && variationType === 'PHYSICAL' && amountCents > 0)
    if (postedCards(product, amountCents, rules) === undefined) {
      const money = (cents: number) => ({ currency: product.currency, cents })
      throw new VariationNotForSale(
        amountCents % config.stepCents === 0 ? 'amountOutOfRange' : 'amountNotOffered',
        { min: money(config.minCents), max: money(rules.postedCardCentsMax) },
      )
    }
  for (const part of partsOf(choice, product, rules))
    ensureVariation(product, { variationType, amountCents: part.amountCents })
}

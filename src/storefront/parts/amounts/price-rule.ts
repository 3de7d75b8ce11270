import type { WireMoney } from '#i18n/formats.ts'

/** In the place of an amount: the visitor types one. */
export const otherAmount = 'other'

/** Which amounts of a product are for sale. */
export type PriceRule = {
  hasFixedPrices: boolean
  pricesToShow: readonly WireMoney[]
  minPrice: WireMoney
  maxPrice: WireMoney
  step: WireMoney
}

export type PriceProblem = 'amountNotNumber' | 'amountOutOfRange' | 'amountNotOffered'

/** What is wrong with a typed amount, which is undefined where no number was typed; undefined when it is for sale. */
export function priceProblem(
  rule: PriceRule | undefined,
  cents: number | undefined,
): PriceProblem | undefined {
  if (cents === undefined) return 'amountNotNumber'
  if (!rule || cents < rule.minPrice.value || cents > rule.maxPrice.value) return 'amountOutOfRange'
  return cents % rule.step.value === 0 ? undefined : 'amountNotOffered'
}

/** Whether an amount is for sale: a listed one, or one between the limits where any may be typed. The server decides. */
export function isOffered(rule: PriceRule, cents: number): boolean {
  if (rule.pricesToShow.some((price) => price.value === cents)) return true
  return !rule.hasFixedPrices && priceProblem(rule, cents) === undefined
}

/** The amount that stands ready: neither the least nor the most. */
export function suggestedCents({ pricesToShow, minPrice }: PriceRule): number {
  return (pricesToShow[1] ?? pricesToShow[0] ?? minPrice).value
}

import type { WireMoney } from '#i18n/formats.ts'

/** Which amounts of a product are for sale. */
export type PriceRule = {
  hasFixedPrices: boolean
  pricesToShow: readonly WireMoney[]
  minPrice: WireMoney
  maxPrice: WireMoney
  step: WireMoney
}

export type PriceProblem = 'amountOutOfRange' | 'amountNotOffered'

/** What is wrong with a typed amount; undefined when it is for sale. */
export function priceProblem(
  rule: PriceRule | undefined,
  cents: number | undefined,
): PriceProblem | undefined {
  if (!rule || cents === undefined) return 'amountOutOfRange'
  if (cents < rule.minPrice.value || cents > rule.maxPrice.value) return 'amountOutOfRange'
  return cents % rule.step.value === 0 ? undefined : 'amountNotOffered'
}

/** The amount that stands ready: neither the least nor the most. */
export function suggestedCents({ pricesToShow, minPrice }: PriceRule): number {
  return (pricesToShow[1] ?? pricesToShow[0] ?? minPrice).value
}

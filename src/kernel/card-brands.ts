import { type CardBrand, cardBrandNames } from '#kernel/card-brand-names.ts'

/**
 * What can be said of a card before its bank is asked (SPEC §5). Ranges of leading digits are [from, to], both included.
 * Order matters: the first brand that fits is the card's, so the narrow ones (an Electron is a Visa, a Dankort a Maestro
 * by its digits) stand before the wide ones.
 */
export type CardBrandRule = {
  brand: CardBrand
  name: string
  ranges: readonly (readonly [from: number, to: number])[]
  lengths: readonly number[]
  /** 0 where cards of this brand may have none. */
  securityCodeLengthMin: number
  securityCodeLengthMax: number
}

/** Those that can be told by their digits. */
export type PatternBrand = Exclude<CardBrand, 'carteBancaire'>

const threeDigits = { securityCodeLengthMin: 3, securityCodeLengthMax: 3 }
const exactly = (prefix: number) => [prefix, prefix] as const

const rules: readonly Omit<CardBrandRule, 'name'>[] = [
  {
    brand: 'electron',
    ranges: [4026, 417500, 4405, 4508, 4844, 4913, 4917].map(exactly),
    lengths: [16],
    ...threeDigits,
  },
  {
    brand: 'dankort',
    ranges: [exactly(5019), exactly(4571)],
    lengths: [16],
    ...threeDigits,
  },
  {
    brand: 'interpayment',
    ranges: [exactly(636)],
    lengths: [16, 17, 18, 19],
    ...threeDigits,
  },
  {
    brand: 'discover',
    ranges: [exactly(6011), [622126, 622925], [644, 649], exactly(65)],
    lengths: [16, 17, 18, 19],
    ...threeDigits,
  },
  {
    brand: 'unionpay',
    ranges: [exactly(62), exactly(81)],
    lengths: [14, 15, 16, 17, 18, 19],
    ...threeDigits,
  },
  { brand: 'jcb', ranges: [[3528, 3589]], lengths: [16, 17, 18, 19], ...threeDigits },
  {
    brand: 'diners',
    ranges: [[300, 305], exactly(3095), exactly(36), [38, 39]],
    lengths: [14, 15, 16, 17, 18, 19],
    ...threeDigits,
  },
  {
    brand: 'americanExpress',
    ranges: [exactly(34), exactly(37)],
    lengths: [15],
    securityCodeLengthMin: 4,
    securityCodeLengthMax: 4,
  },
  {
    brand: 'mastercard',
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    ...threeDigits,
  },
  {
    brand: 'visa',
    ranges: [exactly(4)],
    lengths: [13, 16, 19],
    ...threeDigits,
  },
  {
    brand: 'maestro',
    ranges: [exactly(50), [56, 69]],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    securityCodeLengthMin: 0,
    securityCodeLengthMax: 3,
  },
]

export const cardBrandRules: readonly CardBrandRule[] = rules.map((rule) => ({
  ...rule,
  name: cardBrandNames[rule.brand],
}))

export const cardNumberLengthMax = 19

const rulesByBrand = new Map(cardBrandRules.map((rule) => [rule.brand, rule]))

export function cardBrandRule(brand: CardBrand): CardBrandRule {
  const rule = rulesByBrand.get(brand)
  if (!rule) throw new Error(`No rule for the card brand ${brand}.`)
  return rule
}

/** True when the digits typed so far begin like the range; fewer digits than the range's are below it. */
function isWithin(digits: string, [from, to]: readonly [number, number]): boolean {
  const prefix = Number(digits.slice(0, String(from).length))
  return prefix >= from && prefix <= to
}

/**
 * The brand of a number, complete or still being typed. Brands that the shop accepts go first: where Visa is
 * accepted and Electron is not told apart, an Electron is a Visa.
 */
export function recogniseCardBrand(
  digits: string,
  accepted: readonly CardBrand[] = [],
): CardBrand | undefined {
  const fits = cardBrandRules.filter((rule) => rule.ranges.some((range) => isWithin(digits, range)))
  return (fits.find((rule) => accepted.includes(rule.brand)) ?? fits[0])?.brand
}

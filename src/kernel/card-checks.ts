import type { CardBrand } from '#kernel/card-brand-names.ts'
import { cardBrandRule, cardNumberLengthMax } from '#kernel/card-brands.ts'
import { cleanCode } from '#kernel/clean-text.ts'

/**
 * What can be wrong with card details before anybody is asked. The card frames check while people type, the
 * simulated provider checks what arrives.
 */
export type CardNumberProblem = 'required' | 'incomplete' | 'invalid' | 'brandNotAccepted'
export type CardExpiryProblem = 'required' | 'incomplete' | 'invalid' | 'expired'
export type SecurityCodeProblem = 'required' | 'incomplete'
export type CardExpiry = { month: number; year: number }

export const digitsOf = (text: string): string => cleanCode(text).replaceAll(/\D/g, '')

/** Every second digit counts twice, beginning before the last (ISO/IEC 7812). */
function luhnTotal(digits: string): number {
  let total = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighed = index % 2 === 0 ? digit : digit * 2
    total += weighed > 9 ? weighed - 9 : weighed
  }
  return total
}

/** The check digit that every brand here uses. */
export const isLuhnValid = (digits: string): boolean =>
  digits.length > 0 && luhnTotal(digits) % 10 === 0

/** The check digit that follows the given digits. */
export const luhnDigit = (digits: string): number => (10 - (luhnTotal(`${digits}0`) % 10)) % 10

export function cardNumberProblem(
  digits: string,
  brand: CardBrand | undefined,
  accepted: readonly CardBrand[],
): CardNumberProblem | undefined {
  if (digits === '') return 'required'
  if (brand !== undefined && !accepted.includes(brand)) return 'brandNotAccepted'
  const lengths = brand === undefined ? [cardNumberLengthMax] : cardBrandRule(brand).lengths
  if (lengths.includes(digits.length)) return isLuhnValid(digits) && brand ? undefined : 'invalid'
  return digits.length < Math.max(...lengths) ? 'incomplete' : 'invalid'
}

/** Groups as they are embossed: 4-6-5 on an American Express, otherwise by four. */
export function groupCardNumber(digits: string, brand: CardBrand | undefined): string {
  const groups =
    brand === 'americanExpress'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/\d{1,4}/g) ?? [])
  return groups.filter((group) => group !== '').join(' ')
}

/**
 * Reads `03/30`, `3/2030`, `0330` and what browsers fill in, such as `2030-03`. Undefined while it is not yet
 * a month and a year.
 */
export function parseCardExpiry(text: string): CardExpiry | undefined {
  const typed = cleanCode(text)
  const isoLike = /^(\d{4})\D+(\d{1,2})$/.exec(typed)
  if (isoLike) return { month: Number(isoLike[2]), year: Number(isoLike[1]) }
  const parts = /^(\d{1,2})\D+(\d{4}|\d{2})$/.exec(typed) ?? /^(\d{2})(\d{4}|\d{2})$/.exec(typed)
  if (!parts) return undefined
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

/** A card is good through the last day of its month; more than 20 years ahead is a slip of the finger. */
export function cardExpiryProblem(text: string, now: Date): CardExpiryProblem | undefined {
  if (cleanCode(text) === '') return 'required'
  const expiry = parseCardExpiry(text)
  if (!expiry) return digitsOf(text).length < 4 ? 'incomplete' : 'invalid'
  if (expiry.month < 1 || expiry.month > 12 || expiry.year > now.getFullYear() + 20)
    return 'invalid'
  const monthsLeft = (expiry.year - now.getFullYear()) * 12 + expiry.month - 1 - now.getMonth()
  return monthsLeft < 0 ? 'expired' : undefined
}

export function securityCodeProblem(
  digits: string,
  brand: CardBrand | undefined,
): SecurityCodeProblem | undefined {
  const { securityCodeLengthMin: min } = brand ? cardBrandRule(brand) : { securityCodeLengthMin: 3 }
  if (digits.length >= min && (digits.length === 0 || digits.length >= 3)) return undefined
  return digits === '' ? 'required' : 'incomplete'
}

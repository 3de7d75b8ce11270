import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

/** What follows the country's letters, by the European Commission's list of formats. */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** As people write it: with spaces, dots and hyphens, in small letters. */
const normalizeVatNumber = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, '')

/** A number that could be one: of which country, and of its shape. Whether it is registered only the tax office knows. */
export function isVatNumber(text: string): boolean {
  const normal = normalizeVatNumber(text)
  const country = normal.slice(0, 2)
  const rest = normal.slice(2)
  if (formats[country]?.test(rest) !== true) return false
  return country !== 'NL' || hasDutchChecks(normal)
}

/** Companies pass the test of eleven; sole traders, since 2020, the remainder by 97 over letters and digits. */
function hasDutchChecks(number: string): boolean {
  const digits = [...number.slice(2, 11)].map(Number)
  const weighted = digits.slice(0, 8).reduce((sum, digit, index) => sum + digit * (9 - index), 0)
  if (weighted % 11 === digits[8]) return true
  const asDigits = [...number].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(asDigits) % 97n === 1n
}

/** An empty field is no number. */
export const optionalVatNumberSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? undefined : normalizeVatNumber(text))),
    v.check(
      (text) => text === undefined || isVatNumber(text),
      'vatNumberInvalid' satisfies ErrorName,
    ),
  ),
)

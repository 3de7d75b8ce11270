import type { CardBrand } from '#kernel/card-brand-names.ts'
import { cardBrandRule, cardNumberLengthMax, recogniseCardBrand } from '#kernel/card-brands.ts'
import {
  cardExpiryProblem,
  cardNumberProblem,
  digitsOf,
  groupCardNumber,
  parseCardExpiry,
  securityCodeProblem,
} from '#kernel/card-checks.ts'
import type { CardField, CardFieldProblem } from '#kernel/encrypted-card.ts'

/** What a frame knows besides the text in its input. */
export type FieldContext = {
  accepted: readonly CardBrand[]
  /** Told by the page to the frame of the security code. */
  brand: CardBrand | undefined
}

/** What one field does with what is typed. */
export type FieldRules = {
  /** The text as it is shown; `isDeleting` keeps a slash from coming back at once. */
  format(text: string, context: FieldContext, isDeleting: boolean): string
  problem(text: string, context: FieldContext): CardFieldProblem | undefined
  brand(text: string, context: FieldContext): CardBrand | undefined
  /** The provider's names with the plain values to encrypt, each by itself. */
  plainFields(text: string): Readonly<Record<string, Readonly<Record<string, string>>>>
}

const number: FieldRules = {
  format(text, { accepted }) {
    const digits = digitsOf(text)
    const brand = recogniseCardBrand(digits, accepted)
    const lengthMax = brand ? Math.max(...cardBrandRule(brand).lengths) : cardNumberLengthMax
    return groupCardNumber(digits.slice(0, lengthMax), brand)
  },
  problem(text, { accepted }) {
    const digits = digitsOf(text)
    return cardNumberProblem(digits, recogniseCardBrand(digits, accepted), accepted)
  },
  brand: (text, { accepted }) => recogniseCardBrand(digitsOf(text), accepted),
  plainFields: (text) => ({ encryptedCardNumber: { number: digitsOf(text) } }),
}

const expiry: FieldRules = {
  format(text, _context, isDeleting) {
    const whole = /\d{4}/.test(text) && !/^\d{4}$/.test(text) ? parseCardExpiry(text) : undefined
    if (whole)
      return `${String(whole.month).padStart(2, '0')}/${String(whole.year % 100).padStart(2, '0')}`
    const early = /^\s*(\d)\s*[/.\- ]/.exec(text)
    const typed = early ? `0${digitsOf(text)}` : digitsOf(text)
    // No month begins with 2 to 9: somebody who types 4 means April.
    const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
    if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits
    return `${digits.slice(0, 2)}/${digits.slice(2)}`
  },
  problem: (text) => cardExpiryProblem(text, new Date()),
  brand: () => undefined,
  plainFields(text) {
    const { month, year } = parseCardExpiry(text) ?? { month: 0, year: 0 }
    return {
      encryptedExpiryMonth: { expiryMonth: String(month).padStart(2, '0') },
      encryptedExpiryYear: { expiryYear: String(year) },
    }
  },
}

const securityCode: FieldRules = {
  format(text, { brand }) {
    const lengthMax = brand ? cardBrandRule(brand).securityCodeLengthMax : 4
    return digitsOf(text).slice(0, lengthMax)
  },
  problem: (text, { brand }) => securityCodeProblem(digitsOf(text), brand),
  brand: () => undefined,
  plainFields: (text) => ({ encryptedSecurityCode: { cvc: digitsOf(text) } }),
}

/** Cards of some brands have no security code. */
export const mayLackSecurityCode = (brand: CardBrand | undefined): boolean =>
  securityCodeProblem('', brand) === undefined

export const fieldRules: Readonly<Record<CardField, FieldRules>> = { number, expiry, securityCode }

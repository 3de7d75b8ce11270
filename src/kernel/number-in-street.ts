import { addressFormOf, numberOf } from '#kernel/address-parts.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { endsInYear, readTypedNumber, splitHouseNumber, splitStreet } from '#kernel/house-number.ts'
import { plainLetters } from '#kernel/plain-letters.ts'

type Part = 'countryCode' | 'street' | 'houseNumber' | 'suffix' | 'confirmStreet'

/** An address as it was typed. */
type TypedStreet = { readonly [Each in Part]?: string | undefined }

/** A street that ends in a number, beside the number of its own field. */
export type NumberInStreet = {
  /** The street with the number. */
  asTyped: string
  /** Without the number. */
  street: string
  houseNumber: string
  suffix: string
  /** Both numbers as on an envelope: "12A", "14". */
  inStreet: string
  inField: string
  isSame: boolean
}

/** The number at the end of a street; undefined where there is none, or no number beside it. */
export function findNumberInStreet(typed: TypedStreet): NumberInStreet | undefined {
  const countryCode = cleanLine(typed.countryCode ?? '').toUpperCase()
  if (!addressFormOf(countryCode).isInParts) return undefined
  const split = splitStreet(typed.street ?? '')
  const own = readTypedNumber(typed)
  if (split === undefined || own.number === undefined) return undefined
  const { number: houseNumber, rest: suffix } = splitHouseNumber(split.number)
  if (houseNumber === undefined) return undefined
  const isSameSuffix =
    suffix === '' || own.suffix === '' || suffix.toLowerCase() === own.suffix.toLowerCase()
  return {
    ...{ asTyped: cleanLine(typed.street ?? ''), street: split.street, houseNumber, suffix },
    inStreet: numberOf({ houseNumber, suffix }),
    inField: numberOf({ houseNumber: own.number, suffix: own.suffix }),
    isSame: houseNumber === own.number && isSameSuffix,
  }
}

/** What its owner says: the number in the street, that of its field, or that the street is called so. */
export type NumberChoice = 'inStreet' | 'inField' | 'isName'

export type ChosenParts = { [Each in Exclude<Part, 'countryCode'>]?: string }

/** The parts of the address that follow from a choice. */
export function chosenParts(number: NumberInStreet, choice: NumberChoice): ChosenParts {
  const { asTyped, street, houseNumber, suffix } = number
  if (choice === 'isName') return { confirmStreet: asTyped }
  return choice === 'inField' ? { street } : { street, houseNumber, suffix }
}

const plain = (street: string | undefined): string => plainLetters(cleanLine(street ?? ''))

const isSameStreet = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && plain(one) === plain(other)

/** Its owner said that the number at the end of the street is part of its name. */
export const isStreetConfirmed = ({ street, confirmStreet }: TypedStreet): boolean =>
  plain(street) !== '' && isSameStreet(street, confirmStreet)

/**
 * Decides on a number at the end of a street. A street that was looked up or confirmed stays as it is, and so does a year unless
 * the lookup found the street without it. Otherwise the number of its own field is taken off, and another one is
 * asked about: `asksStreet` makes the schemas of addresses refuse it.
 * @param found the street of that postcode and number, where a lookup knows it
 */
export function settleStreet(
  { confirmStreet, ...typed }: TypedStreet,
  found?: string,
): TypedStreet & { asksStreet?: 'true' } {
  const number = findNumberInStreet(typed)
  const { street } = typed
  if (number === undefined || isSameStreet(found, street)) return typed
  if (isStreetConfirmed({ street, confirmStreet })) return typed
  if (endsInYear(cleanLine(street ?? '')) && !isSameStreet(found, number.street)) return typed
  if (!number.isSame) return { ...typed, asksStreet: 'true' }
  // The addition stays where it was typed, as its schema reads both fields together.
  const hasAddition = readTypedNumber(typed).suffix !== ''
  return { ...typed, street: number.street, ...(!hasAddition && { suffix: number.suffix }) }
}

import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat'
import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

/** Numbers are handed out from 1 on since 2023; the library knows those from 0 on. */
const belgiumToday: Country = {
  ...belgium,
  rules: { ...belgium.rules, regex: [/^(BE)([01]\d{9})$/] },
}

/** The European Union and the United Kingdom. */
const countries: readonly Country[] = [
  belgiumToday,
  austria,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
]

/**
 * A number that could be one: of which country, and of its shape; a Dutch one with its check digits too. Whether it is
 * registered only the tax office knows.
 */
export function isVatNumber(text: string): boolean {
  const { country, isValid, isValidFormat } = checkVAT(text, [...countries])
  return country?.name === netherlands.name ? isValid : isValidFormat
}

/** An empty field is no number. */
export const optionalVatNumberSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => checkVAT(text).value),
    v.check(
      (text) => text === undefined || isVatNumber(text),
      'vatNumberInvalid' satisfies ErrorName,
    ),
  ),
)

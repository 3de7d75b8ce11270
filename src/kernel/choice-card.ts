import * as v from 'valibot'
import { isLuhnValid } from '#kernel/card-checks.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { plainDigits } from '#kernel/plain-digits.ts'

/** SPEC §9: what stands on a choice card. */
export const cardNumberLength = 19
export const cardPinLength = 6

/**
 * What is wrong with a number before anybody looks for its card; it tells nothing of which cards there are. A number
 * with another beginning belongs to a card that we do not keep the value of (SPEC §5, known prefixes).
 */
export function findCardNumberProblem(
  text: string,
  prefixes: readonly string[],
): ErrorName | undefined {
  const digits = plainDigits(text)
  if (digits === '') return 'fieldRequired'
  if (digits.length !== cardNumberLength || !/^\d+$/.test(digits)) return 'cardNumberInvalid'
  if (!prefixes.some((prefix) => digits.startsWith(prefix))) return 'cardNotOurs'
  return isLuhnValid(digits) ? undefined : 'cardNumberInvalid'
}

export function findCardPinProblem(text: string): ErrorName | undefined {
  const digits = plainDigits(text)
  if (digits === '') return 'fieldRequired'
  return digits.length === cardPinLength && /^\d+$/.test(digits) ? undefined : 'cardPinInvalid'
}

/** Number and pin of a choice card, out of what somebody typed. */
export const choiceCardSchema = (prefixes: readonly string[]) =>
  v.object({
    cardNumber: digitsSchema((text) => findCardNumberProblem(text, prefixes)),
    pin: digitsSchema(findCardPinProblem),
  })

const digitsSchema = (problemOf: (text: string) => ErrorName | undefined) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined
      if (problem !== undefined) addIssue({ message: problem })
    }),
    v.transform(plainDigits),
  )

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as v from 'valibot'
import { cleanLine } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { normalizePhone } from '#kernel/phone.ts'

/**
 * The number in the form +31612345678, or undefined when no plan has it. The numbering plans decide, not a
 * count of digits.
 */
export function parsePhone(text: string, countryCode: string): string | undefined {
  const normal = normalizePhone(text)
  if (!/^\+?\d+$/.test(normal)) return undefined
  const parsed = parsePhoneNumberFromString(normal, countryCode as CountryCode)
  return parsed?.isValid() ? parsed.number : undefined
}

const knownIn = (countryCode: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const phone = parsePhone(dataset.value, countryCode)
      if (phone !== undefined) return phone
      addIssue({ message: 'phoneInvalid' satisfies ErrorName })
      return NEVER
    }),
  )

/** An empty field is no number. For the server alone: the numbering plans are large. */
export const optionalPhoneSchema = (countryCode: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text) || undefined),
      v.optional(knownIn(countryCode)),
    ),
  )
